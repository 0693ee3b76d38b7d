import type { AgreementTexts } from '../agreement.ts'

export const zhCn: AgreementTexts = {
  service: {
    title: '服务协议',
    body: '<p>开户即表示您确认：</p><ul><li>您已达到法定年龄，且所在地允许此类游戏；</li><li>您提供的资料属实，账户仅供本人使用；</li><li>您已阅读<a href="/main/terms">使用条款</a>、<a href="/main/privacy">隐私政策</a>和<a href="/main/game-rules">游戏规则</a>；</li><li>您知道游戏有输有赢，且每款游戏都有庄家优势。</li></ul><p>除非运营方的牌照另有规定，所有金额均为没有价值的游戏币。</p>',
  },
}
