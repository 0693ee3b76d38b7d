import type { AgreementTexts } from '../agreement.ts'

export const zhTw: AgreementTexts = {
  service: {
    title: '服務協議',
    body: '<p>開戶即表示您確認：</p><ul><li>您已達到法定年齡，且所在地允許此類遊戲；</li><li>您提供的資料屬實，帳戶僅供本人使用；</li><li>您已閱讀<a href="/main/terms">使用條款</a>、<a href="/main/privacy">隱私權政策</a>和<a href="/main/game-rules">遊戲規則</a>；</li><li>您知道遊戲有輸有贏，且每款遊戲都有莊家優勢。</li></ul><p>除非營運方的牌照另有規定，所有金額均為沒有價值的遊戲幣。</p>',
  },
}
