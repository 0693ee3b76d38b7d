import type { PromotionTexts } from '../promotion.ts'

export const enUs: PromotionTexts = {
  oncePerMember: 'One bonus per member and offer.',
  everyOffer: 'Everything here is play money. It cannot be bought, sold or paid out.',
  firstDeposit: {
    title: 'Your first deposit, doubled',
    summary: 'We add {percent}% to your first deposit, with {turnover}x wagering on the bonus.',
    body: '<p>Make your first deposit and we add <strong>{percent}%</strong> on top, up to the maximum shown here. Your own deposit is always yours.</p><p>The bonus has to be wagered <strong>{turnover} times</strong> before it can be withdrawn. For a bonus of 100 that means bets of 100 × {turnover} in total.</p>',
    terms: [
      'Only the bonus has to be wagered, never the deposit.',
      'An unused bonus expires after 30 days. You can give it up at any time.',
    ],
  },
  playMoney: {
    title: 'Start with play money',
    summary: 'Sign up and play money is in your wallet at once. Nothing to pay, no conditions.',
    body: '<p>Every new account starts with play money in its wallet, so you can try every category before you decide what you like.</p><p>There is nothing to pay and nothing to wager. Your wallet shows your balance at any time.</p>',
    terms: ['Credited when you sign up.', 'No wagering requirement.'],
  },
  tryFirst: {
    title: 'Try our games for free',
    summary: 'Open our studio’s games as a demo: no account, same rules and odds.',
    body: '<p>Choose <strong>Try demo</strong> on a game of our studio and it opens at once, with demo coins. Rules, odds and return to player are the same as in the game itself.</p><p>In a demo you cannot lose anything, and winnings are not kept. To keep a balance, sign up and play with the play money in your wallet.</p>',
    terms: ['No account needed.', 'Demo coins have no value and are not kept.'],
  },
  mondaySlots: {
    title: 'Monday slots bonus',
    summary: '{percent}% on one deposit every Monday, for slots only.',
    body: '<p>Every Monday one deposit earns <strong>{percent}%</strong> more for slot games. The bonus has to be wagered <strong>{turnover} times</strong> on slots; other games do not count.</p><p>Our slots return between 94 and 97 of every 100 staked over the long run. The exact figure is in the rules of each game. A bonus does not change it.</p>',
    terms: [
      'From 00:00 to 23:59 on Monday, in the time zone of the site.',
      'Single bets while the bonus is active: at most a tenth of the bonus.',
    ],
  },
  reelRace: {
    title: 'Weekly reel race',
    summary:
      'The best single wins of the week share a prize pool. Luck counts, not how much you play.',
    body: '<p>The race is scored by your <strong>best single win compared with its bet</strong>. Playing longer does not improve your rank, and the smallest bet has the same chance as the largest.</p><p>The top fifty receive prizes on Sunday night, without wagering. Most players will not be among them, so play for the games, not for the ranking.</p>',
    terms: ['At most ten rounds a day count.', 'In a tie the earlier win ranks first.'],
  },
  fourFold: {
    title: '{percent}% accumulator boost',
    summary: '{percent}% extra on winning accumulators with at least four picks.',
    body: '<p>When an accumulator of four or more picks wins, we add <strong>{percent}%</strong> to the winnings. The extra has to be wagered <strong>once</strong> before it can be withdrawn.</p><p>Keep in mind: every pick makes the slip harder to win. The extra does not make up for that.</p>',
    terms: [
      'Each pick has odds of at least 1.40.',
      'Cancelled matches are removed from the slip; four must remain.',
    ],
  },
  liveBack: {
    title: '{percent}% live cashback',
    summary: 'Lost at the live tables this week? {percent}% is returned on Monday.',
    body: '<p>If a week at the live tables ends with a loss, <strong>{percent}%</strong> of it is returned on Monday morning. Wins and losses of the whole week are added up, not single evenings.</p><p>Cashback is no reason to play on. If you notice that you are chasing losses, stop. <a href="/main/safer-play">Safer play</a></p>',
    terms: ['Counted from Monday to Sunday, over all live tables.', '1x wagering on the cashback.'],
  },
  points: {
    title: 'Points for every bet',
    summary: 'Every bet earns points. They do not expire while your account is open.',
    body: '<p>Each bet earns points at the same rate, shown in your member centre. Points can be turned into play money at any time, without a minimum and without wagering.</p><p>There are no deadlines: a month without playing costs you nothing.</p>',
    terms: [
      'Games earn points by their house edge; the table is in the game rules.',
      'Cancelled bets earn no points.',
    ],
  },
  birthday: {
    title: 'Birthday gift',
    summary: 'Once a year, without conditions. We take the date from your profile.',
    body: '<p>On your birthday you receive a gift by letter. You can open it within thirty days, and it needs no wagering.</p><p>You can enter the date once in your profile. Customer service can change it later.</p>',
    terms: [
      'For accounts at least 30 days old.',
      'The gift is the same for everybody, however much they play.',
    ],
  },
}
