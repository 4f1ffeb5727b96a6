### 句子里如何称呼卡牌与座位。

sentence-gap = { "" }
card-numbered = { $name }（{ $number }）
card-unnamed = 卡牌{ $number }
seat-unnamed = { $number }号座位
