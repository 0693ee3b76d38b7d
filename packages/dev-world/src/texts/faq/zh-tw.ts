import type { FaqTexts } from '../faq.ts'

export const zhTw: FaqTexts = {
  openAccount: {
    title: '如何開戶？',
    body: '<p>點選<strong>註冊</strong>，填寫帳號和密碼，並同意服務協議，大約一分鐘即可完成。每人限一個帳戶，並須達到所在地法定年齡。</p>',
  },
  password: {
    title: '忘記密碼怎麼辦？',
    body: '<p>登入時點選<strong>忘記密碼？</strong>。我們會以電子郵件或簡訊傳送驗證碼，驗證後即可設定新密碼。您的其他裝置都會登出。</p>',
  },
  closeAccount: {
    title: '如何關閉帳戶？',
    body: '<p>請向本站營運方提出，方式見<a href="/main/contact">聯絡我們</a>，無需說明理由。如果玩起來已經不開心，請看<a href="/main/safer-play">理性遊戲</a>。</p>',
  },
  whereMoneyComesFrom: {
    title: '遊戲幣是從哪裡來的？',
    body: '<p>註冊時就會存入您的錢包。不需要付費，遊戲幣也不能購買。</p>',
  },
  canIWithdraw: {
    title: '贏的可以提領嗎？',
    body: '<p>不可以。遊戲幣在本站之外沒有價值，不能兌現、出售或交換。贏得的遊戲幣會進入錢包，可以繼續玩。</p>',
  },
  demo: {
    title: '沒有帳戶可以試玩嗎？',
    body: '<p>可以，在遊戲上點選<strong>試玩</strong>即可。試玩的規則和機率與正式遊戲完全相同，贏到的試玩幣沒有價值，也不會保留。</p>',
  },
  moneyInGame: {
    title: '玩的時候，錢在哪裡？',
    body: '<p>打開遊戲時，餘額會轉入遊戲；離開時會回到錢包。在錢包頁點選<strong>全部轉回錢包</strong>，可以馬上全部轉回。<strong>資金明細</strong>會顯示每一次遊玩。</p>',
  },
  connectionLost: {
    title: '一局中途斷線怎麼辦？',
    body: '<p>結果由伺服器決定，而不是瀏覽器。已結束的局照常派彩；未結束的局會保留到您回來。每一局結束後都能在<strong>投注記錄</strong>查到。</p>',
  },
  rules: {
    title: '在哪裡看遊戲規則？',
    body: '<p>打開遊戲，點 <strong>i</strong> 圖示，可以看到規則、賠付表、投注限額和玩家回報率。所有遊戲通用的規則：<a href="/main/game-rules">遊戲規則</a></p>',
  },
  random: {
    title: '結果真的是隨機的嗎？',
    body: '<p>是的。每個結果都隨機抽出，與誰在玩、之前贏過什麼都無關。沒有「該開了」這回事，任何人都無法左右一局，包括我們。</p>',
  },
  returnToPlayer: {
    title: '玩家回報率（RTP）是什麼意思？',
    body: '<p>是指一款遊戲在數百萬局中返還給玩家的投注比例。96% 表示平均每投注 100，遊戲留下 4。它不代表某一晚：您可能贏得或輸得遠多於此。</p>',
  },
  checkResults: {
    title: '怎樣驗證結果？',
    body: '<p>在<strong>投注記錄</strong>打開該局，可以看到時間、投注、結果和派彩。自家工作室的遊戲還可以點選<strong>重播</strong>和<strong>驗證</strong>。<a href="/main/fairness">了解原理</a></p>',
  },
  sessionNet: {
    title: '怎樣看自己花了多少？',
    body: '<p>遊戲進行時會顯示本次的輸贏。<strong>資金明細</strong>列出每次遊玩的淨輸贏，可下載 CSV 檔；<strong>投注記錄</strong>列出每一局。</p>',
  },
  worried: {
    title: '我擔心自己或身邊的人玩得太多。',
    body: '<p>說出來，越早越好。<a href="/main/get-help">尋求協助</a>頁面上有簡短的自我檢測和求助管道。</p>',
  },
}
