import type { FaqTexts } from '../faq.ts'

export const zhCn: FaqTexts = {
  openAccount: {
    title: '如何开户？',
    body: '<p>点击<strong>注册</strong>，填写账号和密码，并同意服务协议，大约一分钟即可完成。每人限一个账户，并须达到所在地法定年龄。</p>',
  },
  password: {
    title: '忘记密码怎么办？',
    body: '<p>登录时点击<strong>忘记密码？</strong>。我们会以电子邮件或短信发送验证码，验证后即可设置新密码。您的其他设备都会退出登录。</p>',
  },
  closeAccount: {
    title: '如何关闭账户？',
    body: '<p>请向本站运营方提出，方式见<a href="/main/contact">联系我们</a>，无需说明理由。如果玩起来已经不开心，请看<a href="/main/safer-play">理性游戏</a>。</p>',
  },
  whereMoneyComesFrom: {
    title: '游戏币是从哪里来的？',
    body: '<p>注册时就会存入您的钱包。不需要付费，游戏币也不能购买。</p>',
  },
  canIWithdraw: {
    title: '赢的可以提现吗？',
    body: '<p>不可以。游戏币在本站之外没有价值，不能兑现、出售或交换。赢得的游戏币会进入钱包，可以继续玩。</p>',
  },
  demo: {
    title: '没有账户可以试玩吗？',
    body: '<p>可以，在游戏上点击<strong>试玩</strong>即可。试玩的规则和概率与正式游戏完全相同，赢到的试玩币没有价值，也不会保留。</p>',
  },
  moneyInGame: {
    title: '玩的时候，钱在哪里？',
    body: '<p>打开游戏时，余额会转入游戏；离开时会回到钱包。在钱包页点击<strong>全部转回钱包</strong>，可以马上全部转回。<strong>资金明细</strong>会显示每一次游玩。</p>',
  },
  connectionLost: {
    title: '一局中途断线怎么办？',
    body: '<p>结果由服务器决定，而不是浏览器。已结束的局照常派彩；未结束的局会保留到您回来。每一局结束后都能在<strong>投注记录</strong>查到。</p>',
  },
  rules: {
    title: '在哪里看游戏规则？',
    body: '<p>打开游戏，点 <strong>i</strong> 图标，可以看到规则、赔付表、投注限额和玩家回报率。所有游戏通用的规则：<a href="/main/game-rules">游戏规则</a></p>',
  },
  random: {
    title: '结果真的是随机的吗？',
    body: '<p>是的。每个结果都随机抽出，与谁在玩、之前赢过什么都无关。没有“该出了”这回事，任何人都无法左右一局，包括我们。</p>',
  },
  returnToPlayer: {
    title: '玩家回报率（RTP）是什么意思？',
    body: '<p>是指一款游戏在数百万局中返还给玩家的投注比例。96% 表示平均每投注 100，游戏留下 4。它不代表某一晚：您可能赢得或输得远多于此。</p>',
  },
  checkResults: {
    title: '怎样验证结果？',
    body: '<p>在<strong>投注记录</strong>打开该局，可以看到时间、投注、结果和派彩。自家工作室的游戏还可以点击<strong>回放</strong>和<strong>验证</strong>。<a href="/main/fairness">了解原理</a></p>',
  },
  sessionNet: {
    title: '怎样看自己花了多少？',
    body: '<p>游戏进行时会显示本次的输赢。<strong>资金明细</strong>列出每次游玩的净输赢，可下载 CSV 文件；<strong>投注记录</strong>列出每一局。</p>',
  },
  worried: {
    title: '我担心自己或身边的人玩得太多。',
    body: '<p>说出来，越早越好。<a href="/main/get-help">寻求帮助</a>页面上有简短的自测和求助途径。</p>',
  },
}
