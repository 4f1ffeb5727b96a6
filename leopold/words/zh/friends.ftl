### 朋友：代码、房主的选择、被呼叫、询问、计时、无言的表达。

code-title = 代码
code-about = 打开了Leopold的朋友在大厅输入这六个字母；有二维码时，用相机扫一下就能找到。所有人入座后代码失效。
code-letters = 代码{ $code }
code-picture = 含地址{ $link }的图片，供相机扫描
code-of-table = 有人邀请你上桌。
code-seat = 你的座位
code-seat-unnamed = { $n }号座位
code-seat-named = { $n }号座位：{ $name }

network-open = 对局域网开放
network-open-about = 这张桌子只对这台电脑开放。可以让同一网络（有线或Wi-Fi）的朋友进来，直到你关闭或Leopold结束。
network-opened = 已对局域网开放，地址{ $address }。同一网络的人都能访问Leopold。
network-close = 重新关闭

strangers = 知道这张桌子地址的人可以旁观
strangers-about = 他们看不到手牌，也不能行动。
strangers-address = 桌子的地址

house-title = 房主的选择
house-hints = 允许请求提示
house-undo = 撤回
house-undo-free = 随意
house-undo-consent = 须他人同意
house-clock = 时间
house-clock-none = 不限时
house-clock-turn = 每回合分钟数
house-clock-game = 每局分钟数
house-clock-move = 每步天数
house-time = 多少
house-time_up = 时间到时
house-time_up-bot = 机器人接手
house-time_up-call = 其他人可叫机器人
house-open_hands = 本屏幕上明牌
house-emotes = 欢迎表情
house-only-friends = 仅当有朋友通过链接参加时

undo-asks = { $name }请求撤回{ $steps }步。
undo-agree = 同意
undo-decline = 拒绝
undo-waits = 你请求撤回{ $steps }步。还在等{ LIST($names) }回答。
undo-ask-about = 会先询问其他人。

clock-left = { $name }：{ $time }
clock-label = { $name }的剩余时间：{ $time }
clock-days = { $n }天
clock-late = { $name }的时间到了。

emotes-title = 说点什么
emote-said = { $name }：{ $words }
emote-greetings = 晚上好！
emote-bravo = 漂亮！
emote-ouch = 哎哟！
emote-thinking = 让我想想。
emote-hurry = 咖啡要凉了。
emote-thanks = 谢谢这一局。

call-title = 轮到我时
call-sound = 响铃
call-notify = 页面在后台时通知我
call-push = 页面关闭时也呼叫我
call-push-failed = 没有成功：{ $reason }
call-push-browser = 这个浏览器不允许。
call-vibrate = 让设备振动
call-denied = 这个浏览器不让Leopold通知你。可以在浏览器对本页的设置里更改。
call-turn = 轮到你了
call-turn-at = 在与{ LIST($names) }的桌上
call-badge = （{ $n }）{ $title }
