import type { BulletinTexts } from '../bulletin.ts'

export const zhTw: BulletinTexts = {
  welcome: {
    title: '歡迎光臨',
    body: '<p>隨意逛，隨意打開一款遊戲，隨意試：<strong>這裡全部是遊戲幣</strong>。只有想保存餘額和收藏時，才需要帳戶。</p><p>有疑問？<a href="/faq">常見問題</a>答得很短；還不夠的話，隨時有人為您解答。</p>',
  },
  monday: {
    title: '星期一，留給轉輪',
    body: '<p>每週一有一筆存款可為電子遊戲多加一點。比例、流水和上限都寫在優惠頁上，看清楚再決定。</p><p>贈金可選可不選，不要贈金也能存款。</p>',
  },
  limits: {
    title: '存款之前，先訂個限額',
    body: '<p>今天訂下的限額，會在漫長的夜裡保護您。可按日、週、月設定；<strong>調低立即生效，調高需等 24 小時</strong>。</p><p><a href="/main/deposit-limits">了解限額</a></p>',
  },
  tables: {
    title: '東廳換了新桌布',
    body: '<p>東廳真人桌停了兩天，現已重新開放。規則和限額都沒有變，只有桌布是新的。</p>',
  },
}
