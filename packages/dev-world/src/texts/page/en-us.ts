import type { PageTexts } from '../page.ts'

export const enUs: PageTexts = {
  about: {
    title: 'About us',
    body: '<p>This is a demonstration site of Oriel, an open platform for online gaming: slots, tables, sports, lottery and card games in eleven languages, on phone and computer. The games of our own studio publish their exact return to player, and you can verify every result.</p><p>Everything here is <strong>play money</strong>. Nothing can be paid in and nothing is paid out.</p>',
  },
  terms: {
    title: 'Terms of use',
    body: '<p>You must be of legal age, play for yourself and use only one account. Keep your password secret: you are responsible for what is done with it.</p><ul><li>A confirmed bet is final. If a game clearly malfunctions, the round is cancelled and the stake returned.</li><li>We close accounts for multiple accounts, play by bots and collusion.</li><li>Changes to these terms are announced 14 days ahead. Until then the old terms apply.</li></ul>',
  },
  privacy: {
    title: 'Privacy',
    body: '<p>We keep only what your account needs: your details, your devices, what you played and the movements in your wallet. We sell none of it, and advertising networks learn nothing without your consent.</p><ul><li>Your profile shows your details and devices. Your <strong>Bet history</strong> and <strong>Statement</strong> show every round and every movement.</li><li>Questions about your data? See <a href="/main/contact">Contact</a>.</li></ul>',
  },
  gameRules: {
    title: 'Game rules',
    body: '<p>Each game explains its rules behind the <strong>i</strong>. These rules apply to all games:</p><ul><li>The result on the server counts, not the picture on your screen.</li><li>If a game malfunctions, the round is cancelled and the stake returned.</li><li>Every game has a house edge. Over time, more is staked than is paid out.</li></ul>',
  },
  fairness: {
    title: 'Fairness',
    body: '<p>Results are drawn at random. The draw knows neither your account nor your balance nor earlier rounds.</p><p>You can verify every game of our studio. Before you play, the game shows the hash of a secret seed. The seed itself is shown afterwards: when a shared round ends, or when you change your seed in the game under <strong>Fairness</strong>. Then open the round in your <strong>Bet history</strong> and choose <strong>Verify</strong>: your browser draws it again.</p><p>The exact return to player is in the rules of each game.</p>',
  },
  saferPlay: {
    title: 'Safer play',
    body: '<p>Playing is meant to be fun. What helps you here:</p><ul><li>Everything is play money. You cannot lose real money.</li><li>While you play, our games show what this session has won or lost and how long it has lasted.</li><li>Our games show their return to player and the highest possible win before you bet.</li><li>You can log out at any time. Playing is never urgent.</li></ul><p>Is it still fun? Stop if you play longer than you planned, try to win back losses, or miss sleep, work or people because of it. <a href="/main/get-help">Get help</a></p>',
  },
  getHelp: {
    title: 'Get help',
    body: '<p>Ask yourself honestly:</p><ul><li>Do I play with money I need for something else?</li><li>Do I try to win back what I lost?</li><li>Do I hide from others how much I play?</li></ul><p>One yes is reason enough to talk to someone: a person you trust, a doctor, or the gambling helpline of your country, which is free and confidential.</p><p>What this site does for you: <a href="/main/safer-play">Safer play</a></p>',
  },
  contact: {
    title: 'Contact',
    body: '<p>This is a demonstration site of Oriel. The operator of a site writes here how to reach them: e-mail, telephone and hours.</p><p>Most questions are answered in the <a href="/faq">FAQ</a>.</p><p>We never ask for your password or for a code you were sent. If somebody does, it is not us.</p>',
  },
}
