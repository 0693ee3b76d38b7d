import type { BulletinTexts } from '../bulletin.ts'

export const enUs: BulletinTexts = {
  welcome: {
    title: 'Welcome to the house',
    body: '<p>Look around, open any game, try things out: <strong>everything here is play money</strong>. You need an account only to keep your balance and your favourites.</p><p>Questions? The <a href="/faq">answers</a> are short, and people are there if they are not enough.</p>',
  },
  monday: {
    title: 'Mondays belong to the reels',
    body: '<p>One deposit every Monday earns a little more for slot games. The numbers, the turnover and the maximum are on the offer’s page, before you decide.</p><p>Bonuses are optional. You can deposit without one.</p>',
  },
  limits: {
    title: 'Before you deposit: set your limit',
    body: '<p>A limit you choose today protects you on a long evening. You can set one per day, week or month; <strong>lowering works at once, raising takes 24 hours</strong>.</p><p><a href="/main/deposit-limits">How limits work</a></p>',
  },
  tables: {
    title: 'New felt in the east wing',
    body: '<p>The live tables of the east wing were closed for two days and are open again. Nothing has changed in rules or limits; only the felt is new.</p>',
  },
}
