import type { BulletinTexts } from '../bulletin.ts'

export const zhCn: BulletinTexts = {
  welcome: {
    title: '欢迎光临',
    body: '<p>随便逛、随便玩：<strong>这里全部是游戏币</strong>。不用账户就能试玩游戏；想保存余额和收藏，请注册。</p><p>有疑问？请看<a href="/faq">常见问题</a>。</p>',
  },
  startPlaying: {
    title: '新账户都有游戏币',
    body: '<p>新账户的钱包里马上就有游戏币，不需付费，也没有流水要求。</p><p>选一款游戏开始玩吧。</p>',
  },
  tables: {
    title: '真人桌台重新开放',
    body: '<p>真人桌台维护完成，现已重新开放。规则和投注限额都没有变。</p>',
  },
}
