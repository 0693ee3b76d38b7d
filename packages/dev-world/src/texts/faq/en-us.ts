import type { FaqTexts } from '../faq.ts'

export const enUs: FaqTexts = {
  openAccount: {
    title: 'How do I open an account?',
    body: '<p>Choose <strong>Sign up</strong>, pick an account name and a password, and accept the service agreement. It takes about a minute. One account per person; you must be of legal age where you live.</p>',
  },
  password: {
    title: 'I have forgotten my password. What now?',
    body: '<p>Choose <strong>Forgot your password?</strong> when you log in. We send a code by e-mail or text message, and you set a new password. All your other devices are logged out.</p>',
  },
  closeAccount: {
    title: 'How do I close my account?',
    body: '<p>Ask the operator of this site: see <a href="/main/contact">Contact</a>. No reason is needed. If playing is no longer fun for you, read <a href="/main/safer-play">Safer play</a>.</p>',
  },
  whereMoneyComesFrom: {
    title: 'Where does my play money come from?',
    body: '<p>It is credited to your wallet when you sign up. There is nothing to pay: play money cannot be bought.</p>',
  },
  canIWithdraw: {
    title: 'Can I withdraw what I win?',
    body: '<p>No. Play money has no value outside this site: it cannot be paid out, sold or exchanged. What you win goes to your wallet, and you can play on with it.</p>',
  },
  demo: {
    title: 'Can I try games without an account?',
    body: '<p>Yes. Choose <strong>Try demo</strong> on a game. The demo has the same rules and the same odds as the game itself. What you win there has no value and is not kept.</p>',
  },
  moneyInGame: {
    title: 'Where is my money while I play?',
    body: '<p>It moves to the game when you open it and comes back to your wallet when you leave. <strong>Return all to wallet</strong> on the wallet page brings it back at once. Your <strong>Statement</strong> shows every session.</p>',
  },
  connectionLost: {
    title: 'What if my connection breaks during a round?',
    body: '<p>The round is decided on the server, not in your browser. A finished round is paid as usual; an open one waits until you return. Your <strong>Bet history</strong> lists every finished round.</p>',
  },
  rules: {
    title: 'Where are the rules of a game?',
    body: '<p>Open the game and choose the <strong>i</strong>: there you find the rules, the paytable, the bet limits and the return to player. Rules that apply to all games: <a href="/main/game-rules">Game rules</a></p>',
  },
  random: {
    title: 'Are the results really random?',
    body: '<p>Yes. Each result comes from a random draw that knows neither who plays nor what was won before. A slot is never “due”, and nobody can steer a round, not even us.</p>',
  },
  returnToPlayer: {
    title: 'What does return to player (RTP) mean?',
    body: '<p>It is the share of all stakes a game pays back over millions of rounds. At 96%, the game keeps 4 of every 100 staked on average. It says nothing about one evening: you can win or lose far more than that.</p>',
  },
  checkResults: {
    title: 'How can I verify a result?',
    body: '<p>Open the round in your <strong>Bet history</strong>: it shows time, stake, result and payout. For games of our studio you can also choose <strong>Replay</strong> and <strong>Verify</strong>. <a href="/main/fairness">How this works</a></p>',
  },
  sessionNet: {
    title: 'How do I see what I have spent?',
    body: '<p>While you play, our games show what this session has won or lost. Your <strong>Statement</strong> shows the net result of every session and can be downloaded as a CSV file, and your <strong>Bet history</strong> lists every round.</p>',
  },
  worried: {
    title: 'I am worried about how much I play, or about somebody else.',
    body: '<p>Talk about it, the sooner the better. The page <a href="/main/get-help">Get help</a> has a short self-test and says where to turn.</p>',
  },
}
