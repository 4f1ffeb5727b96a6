### 回顾一局。

replay-title = 回放
replay-eyes = 从谁的视角
replay-eyes-all = 所有牌都明开
replay-eyes-none = 旁观者
replay-slider = 对局的时刻
replay-at = 第{ $at }步，共{ $length }步
replay-first = 到开头
replay-back = 后退一步
replay-on = 前进一步
replay-last = 到结尾
replay-turn-back = 到上一回合
replay-turn-on = 到回合结束
replay-round = 轮
replay-speed = 速度
replay-speed-calm = 慢
replay-speed-quick = 正常
replay-speed-skip = 快
replay-play = 播放
replay-pause = 暂停
replay-table = 到桌边
