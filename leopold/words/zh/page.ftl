### 页面本身，无论身在何处。

language = 语言
language-name = 简体中文
language-unknown = Leopold不会说{ $language }；它会说{ LIST($languages) }。

app-name = Leopold
app-title = Leopold：奥地利大酒店
app-description = 在1900年前后的维也纳经营一家酒店：浏览器里的《奥地利大酒店》，可与朋友、与机器人对战，或独自挑战利奥波德。
app-loading = 请稍候……
app-back = 返回大厅
app-again = 再试一次
app-close = 关闭
app-copy = 复制
app-copied = 已复制
app-cancel = 算了

lost-nowhere = 这个链接无处可去。
lost-why = 也许是输错了、不完整，或来自旧版的Leopold。请向发给你的人要一个新的；你自己的桌子在大厅里。

connection-lost = 与桌子的连接断了。正在重试……

theme = 白天或夜晚
theme-auto = 自动
theme-day = 白天
theme-night = 夜晚
theme-auto-about = 桌面随你的酒店明暗，大厅随系统明暗。

keys-title = 键盘
keys-arrows = 方向键在酒店、队伍和手牌内移动；Tab在它们之间移动。
keys-enter = Enter或空格选择当前焦点。
keys-g = G跳到下一个可做的事，Shift+G跳到上一个。
keys-dice = 1至6拿骰子，再按同一数字按现有强度执行，按+则加强一点。
keys-u = U撤回一步，Shift+U撤回整个回合。
keys-e = E结束回合，或表示够了。
keys-h = H请求提示，N执行其计划的下一步。
keys-p = P让他人的回合暂停或继续。
keys-l = L打开记录，R打开手册：翻到正在说明或正在询问的内容。
keys-esc = Esc取消选择，关闭打开的内容，略过正在演示的内容。
