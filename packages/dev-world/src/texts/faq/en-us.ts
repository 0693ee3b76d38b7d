import type { FaqTexts } from '../faq.ts'

export const enUs: FaqTexts = {
  openAccount: {
    title: 'How do I open an account?',
    body: '<p>Choose <strong>Register</strong>, pick an account name and a password, and accept the service agreement. It takes about a minute. One account per person; you must be of legal age where you live.</p>',
  },
  password: {
    title: 'I have forgotten my password. What now?',
    body: '<p>Choose <strong>Forgot password</strong> when you log in. We check who you are and let you set a new one. All open sessions end, and withdrawals wait for 24 hours so that nobody can use a stolen phone against you.</p>',
  },
  closeAccount: {
    title: 'How do I close my account?',
    body: '<p>Write to <a href="/main/contact">customer service</a>; no reason is needed. What is in your wallet is settled first. If you are closing it because playing is not good for you, <a href="/main/self-exclusion">self-exclusion</a> is the stronger way: it cannot be undone on impulse.</p>',
  },
  howToDeposit: {
    title: 'How do I deposit?',
    body: '<p>Open <strong>Deposit</strong>, choose a way, enter the amount and confirm. Smallest and largest amounts stand beside each way. On a play-money site no real payment is made.</p>',
  },
  depositTime: {
    title: 'How long does a deposit take, and what does it cost?',
    body: '<p>Most deposits arrive within a minute, bank transfers within a working day. We take no fee. Should your bank take one, it shows on the bank’s statement, not on ours.</p>',
  },
  depositMissing: {
    title: 'My deposit has not arrived.',
    body: '<p>Look in <strong>Transaction record</strong> first: “pending” means that the bank has not answered yet. After an hour, send the order number to <a href="/main/contact">customer service</a>. Do not pay a second time; nothing is lost.</p>',
  },
  withdrawalTime: {
    title: 'How long does a withdrawal take?',
    body: '<p>We check a withdrawal within 24 hours, usually much faster; after that the bank needs up to one working day. You see each step in the record. You can take it back only until the check begins.</p>',
  },
  turnover: {
    title: 'What does turnover mean?',
    body: '<p>Turnover says how often a bonus must be staked before it can be withdrawn. Example: a bonus of 100 with turnover 5 needs bets of 500 in all. Every offer names its number, and your wallet shows how much is left. Without a bonus there is no turnover.</p>',
  },
  identity: {
    title: 'Why do you ask who I am?',
    body: '<p>To pay the right person, to keep children out and to stop fraud. We ask once, as a rule before the first withdrawal, and need an identity document and sometimes proof of the bank account. Only the people who check it can see it.</p>',
  },
  demo: {
    title: 'Can I try games without an account?',
    body: '<p>Yes, wherever a game shows <strong>Demo</strong>. The demo uses the same rules and the same odds as the game itself. What you win there has no value and cannot be kept.</p>',
  },
  connectionLost: {
    title: 'What if my connection breaks during a round?',
    body: '<p>The round is decided on the server, not in your browser. A finished round is paid as usual; an open one waits for you, and after 24 hours it ends as its rules say. You find every round in your record.</p>',
  },
  rules: {
    title: 'Where are the rules of a game?',
    body: '<p>Open the game and choose the <strong>i</strong>: there you find rules, paytable, bet limits and the return to player. What holds for all games stands on the page <a href="/main/game-rules">Game rules</a>.</p>',
  },
  random: {
    title: 'Are the results really random?',
    body: '<p>Yes. Each result comes from a random generator that knows neither who plays nor what was won before. A slot is never “due”, and nobody, including us, can steer a round.</p>',
  },
  returnToPlayer: {
    title: 'What does return to player (RTP) mean?',
    body: '<p>It is the share of all bets a game pays back over millions of rounds. With 96% the house keeps 4 of every 100 staked on average. It says nothing about one evening: you can win or lose far more than that.</p>',
  },
  checkResults: {
    title: 'How can I check a result?',
    body: '<p>Every round has a number. In your record you see time, bet, result and payout of each; in crash games you can also recompute the result from the published seeds. <a href="/main/fairness">How this works</a></p>',
  },
  limits: {
    title: 'How do I set a limit?',
    body: '<p>In the member centre you can limit deposits, losses and time, per day, week or month. Lowering works at once, raising only after 24 hours. <a href="/main/deposit-limits">More about limits</a></p>',
  },
  pause: {
    title: 'Can I pause my account?',
    body: '<p>Yes, from one day to six weeks, at once and without a reason. During the break you can log in and withdraw, but not play or deposit, and we send you no offers. <a href="/main/take-a-break">Take a break</a></p>',
  },
  worried: {
    title: 'I am worried about how much I play, or about somebody else.',
    body: '<p>Talk about it, the sooner the better. On the page <a href="/main/get-help">Get help</a> you find a short self-test and where to turn. Our people are trained for this talk; they will never try to keep you playing.</p>',
  },
}
