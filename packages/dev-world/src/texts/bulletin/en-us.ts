import type { BulletinTexts } from '../bulletin.ts'

export const enUs: BulletinTexts = {
  welcome: {
    title: 'Welcome',
    body: '<p>Look around and play: <strong>everything here is play money</strong>. Games open as a demo without an account; sign up to keep your balance and your favourites.</p><p>Questions? The answers are in the <a href="/faq">FAQ</a>.</p>',
  },
  startPlaying: {
    title: 'Play money for every new account',
    body: '<p>Every new account starts with play money in its wallet, at once. There is nothing to pay and nothing to wager.</p><p>Choose a game and play.</p>',
  },
  tables: {
    title: 'Live tables are open again',
    body: '<p>The live tables were closed for maintenance and are open again. Rules and bet limits have not changed.</p>',
  },
}
