import type { PromotionTexts } from '../promotion.ts'

export const enUs: PromotionTexts = {
  everyOffer: [
    'One bonus per member and per offer.',
    'Everything here is play money. It cannot be bought, sold or paid out.',
  ],
  firstDeposit: {
    title: 'Your first deposit, doubled',
    summary:
      'We add {percent}% to your first deposit. The bonus is played through {turnover} times.',
    body: '<p>Make your first deposit and we add <strong>{percent}%</strong> on top, up to the maximum shown here. Your own deposit stays yours at all times.</p><p>The bonus itself has to be staked <strong>{turnover} times</strong> before it can be withdrawn. With a bonus of 100 that means bets of 100 × {turnover} in all.</p>',
    terms: [
      'Only the bonus is played through, never the deposit.',
      'Unused bonus ends after 30 days. You can give it up at any time.',
    ],
  },
  playMoney: {
    title: 'Start with play money',
    summary: 'Every new account begins with a full wallet. No deposit, no conditions.',
    body: '<p>A new account starts with play money in its wallet, so you can try every hall before you decide what you like. Nothing has to be paid in and nothing has to be played through.</p><p>If the wallet runs empty, it is filled again the next day. A day without playing is a perfectly good day too.</p>',
    terms: ['Credited when the account is opened.', 'No turnover: there is nothing to fulfil.'],
  },
  mondaySlots: {
    title: 'Monday on the reels',
    summary: '{percent}% on one deposit every Monday, for slots only.',
    body: '<p>Every Monday one deposit earns <strong>{percent}%</strong> more for slot games. The bonus is staked <strong>{turnover} times</strong> on slots; other games do not count.</p><p>Slots here return between 94 and 97 of every 100 staked over the long run. The exact figure stands in the rules of each game. A bonus does not change it.</p>',
    terms: [
      'From 00:00 to 23:59 on Monday, in the time zone of the site.',
      'Single bets while the bonus is active: at most a tenth of the bonus.',
    ],
  },
  reelRace: {
    title: 'Reel race of the week',
    summary:
      'The best single wins of the week share a prize pool. What counts is luck, not how much you play.',
    body: '<p>The race is scored by your <strong>best single win compared with its bet</strong>. Playing longer does not move you up by itself, and the smallest bet has the same chance as the largest.</p><p>Prizes go to the first fifty places on Sunday night and come without turnover. Most players will not be among them, so play for the games, not for the table.</p>',
    terms: ['Ten rounds a day count at most.', 'When two are equal, the earlier win stands first.'],
  },
  fourFold: {
    title: 'Four or more on one slip',
    summary: '{percent}% extra on winning combinations with at least four picks.',
    body: '<p>When a combination of four or more picks wins, we add <strong>{percent}%</strong> to the winnings. The extra is staked <strong>once</strong> more before it can be withdrawn.</p><p>Keep in mind: each pick added makes the slip harder to win. The extra does not make up for that.</p>',
    terms: [
      'Each pick has odds of at least 1.40.',
      'Cancelled matches are taken off the slip; four must remain.',
    ],
  },
  liveBack: {
    title: 'Something back at the live tables',
    summary: '{percent}% of a losing week at the live tables comes back on Monday.',
    body: '<p>If a week at the live tables ends with a loss, <strong>{percent}%</strong> of it comes back on Monday morning. Wins and losses of the whole week are added up, not single evenings.</p><p>It softens a bad week. It is no reason to play on: if you notice that you are chasing losses, <a href="/main/take-a-break">take a break</a>.</p>',
    terms: [
      'Counted from Monday to Sunday, over all live tables.',
      'What comes back is staked once.',
    ],
  },
  points: {
    title: 'Points that keep their value',
    summary: 'Every bet earns points. They do not expire while your account is open.',
    body: '<p>Each bet earns points at the same rate, shown in your member centre. Points can be turned into play money at any time, without a minimum and without turnover.</p><p>There are no levels to defend and no countdowns: a month without playing costs you nothing.</p>',
    terms: [
      'Games earn points by their house edge; the table is in the game rules.',
      'Bets that are cancelled earn nothing.',
    ],
  },
  birthday: {
    title: 'A small present on your birthday',
    summary: 'Once a year, a gift without conditions. The date comes from your profile.',
    body: '<p>On your birthday a gift is waiting in your letters. Open it when you like: it stays there for thirty days and has no turnover.</p><p>We only know the date if you have told us. You can add it once in your profile; later changes go through customer service.</p>',
    terms: [
      'For accounts that are at least 30 days old.',
      'The gift is the same for everybody, however much they play.',
    ],
  },
}
