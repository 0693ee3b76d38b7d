import type { PageTexts } from '../page.ts'

export const enUs: PageTexts = {
  about: {
    title: 'About us',
    body: '<p>We run a house of games: slots, live tables, sports, lottery and cards, in eleven languages and on every screen. We want to be the house that is clear about its numbers.</p><p>Unless an operator holds a licence, everything here is <strong>play money</strong>. That is stated on every page, and no real payment is taken.</p>',
  },
  terms: {
    title: 'Terms of use',
    body: '<p>You must be of legal age, act for yourself and use one account only. Keep your password to yourself; what happens with it counts as done by you.</p><ul><li>Bets stand once they are confirmed. Obvious errors of a game are cancelled and the stake returned.</li><li>Several accounts, machines that play and agreements between players end in closure.</li><li>Changes of these terms are announced 14 days ahead. Until then the old ones apply.</li></ul>',
  },
  privacy: {
    title: 'Privacy',
    body: '<p>We keep what is needed to run your account: who you are, what you played, what you paid. Nothing is sold, and nothing is told to advertising networks without your consent.</p><ul><li>You can see, correct and download your data at any time.</li><li>After closing, records are kept as long as the law demands, then deleted.</li></ul>',
  },
  gameRules: {
    title: 'Game rules',
    body: '<p>Each game has its own rules behind the <strong>i</strong>. These hold for all:</p><ul><li>The result on the server counts, not the picture on your screen.</li><li>A fault cancels the round and returns the stake.</li><li>The house has an edge in every game. Over a long time more is staked than is paid out.</li></ul>',
  },
  fairness: {
    title: 'Fairness',
    body: '<p>Results come from random generators that know neither your account nor your balance nor earlier rounds. Where a licence demands it, an independent laboratory tests them.</p><p>In crash games we publish the hash of the seed before the round and the seed after it, so that anybody can recompute the result. The return to player of every game is shown in its rules.</p>',
  },
  depositLimits: {
    title: 'Deposit limits',
    body: '<p>You decide how much you can deposit per day, week or month. <strong>Lowering works at once. Raising takes 24 hours</strong> and must be confirmed again after that.</p><p>A good limit is an amount you would not miss, even if all of it were gone.</p>',
  },
  takeABreak: {
    title: 'Take a break',
    body: '<p>A break lasts from one day to six weeks. It begins at once and cannot be shortened. You can log in and withdraw meanwhile, but not play or deposit.</p><p>We send no offers during a break, and none to welcome you back.</p>',
  },
  selfExclusion: {
    title: 'Self-exclusion',
    body: '<p>Self-exclusion closes your account for six months or longer. It cannot be lifted early, not by us either. Your balance is paid out, and new accounts are refused.</p><p>When the time is over, the account stays closed until you ask for it and a day to think has passed.</p>',
  },
  getHelp: {
    title: 'Get help',
    body: '<p>Ask yourself honestly:</p><ul><li>Do I play with money I need for something else?</li><li>Do I try to win back what I lost?</li><li>Do I hide from others how much I play?</li></ul><p>One yes is reason enough to talk: with somebody you trust, with a doctor, or with the gambling helpline of your country, which is free and keeps your name to itself. You can <a href="/main/self-exclusion">exclude yourself</a> at any time.</p>',
  },
  contact: {
    title: 'Contact',
    body: '<p>Customer service answers around the clock, in the language of this site. Use the chat in the corner of the page, or write a letter in the member centre.</p><p>We never ask for your password or a code you were sent. If somebody does, it is not us.</p>',
  },
}
