import type { BulletinTexts } from '../bulletin.ts'

export const zhTw: BulletinTexts = {
  welcome: {
    title: '歡迎光臨',
    body: '<p>隨意逛、隨意玩：<strong>這裡全部是遊戲幣</strong>。不用帳戶就能試玩遊戲；想保存餘額和收藏，請註冊。</p><p>有疑問？請看<a href="/faq">常見問題</a>。</p>',
  },
  startPlaying: {
    title: '新帳戶都有遊戲幣',
    body: '<p>新帳戶的錢包裡馬上就有遊戲幣，不需付費，也沒有流水要求。</p><p>選一款遊戲開始玩吧。</p>',
  },
  tables: {
    title: '真人桌台重新開放',
    body: '<p>真人桌台維護完成，現已重新開放。規則和投注限額都沒有變。</p>',
  },
}
