import { baccarat } from './games/baccarat/rules.ts'
import { classic } from './games/classic/rules.ts'
import { cometStrategy } from './games/comet/strategy.ts'
import { derby } from './games/derby/rules.ts'
import { diceStrategy } from './games/dice/strategy.ts'
import { dragonTiger } from './games/dragon-tiger/rules.ts'
import { esport } from './games/esport/rules.ts'
import { fastThree } from './games/fast-3/rules.ts'
import { fastFive } from './games/fast-5d/rules.ts'
import { gasing } from './games/gasing/rules.ts'
import { hiLoStrategy } from './games/hi-lo/strategy.ts'
import { jacksStrategy } from './games/jacks/strategy.ts'
import { jade } from './games/jade/rules.ts'
import { keno, PICKS_MAX, spotOf } from './games/keno/rules.ts'
import { limboStrategy } from './games/limbo/strategy.ts'
import { minesStrategy } from './games/mines/strategy.ts'
import { plinkoStrategy } from './games/plinko/strategy.ts'
import { roulette } from './games/roulette/rules.ts'
import { sicBo } from './games/sic-bo/rules.ts'
import { ways } from './games/ways/rules.ts'
import { solo, table, type Strategy } from './rtp/strategy.ts'

const FIRST_NUMBERS = Array.from({ length: PICKS_MAX }, (_, index) => index + 1)
/** The first numbers of the board, as many as a bet of keno names. */
const KENO_SPOTS = Object.fromEntries(
  keno.returns.map(({ bet }, index) => [bet, spotOf(FIRST_NUMBERS.slice(0, index + 1))]),
)

/**
 * How `pnpm rtp` plays each game, by its code.
 *
 * - A round without steps: `solo(game, [{ bet: 'all', choice: {} }])`, one entry for each bet.
 * - With steps: `next: (view, steps) => …` gives the next one until the round is over.
 * - A table: `table(game, { straight: 'straight:17' })` bets on each return the game prints.
 * - Anything else: `{ bets, play }`; `play` gets the stream and the hash of a round.
 */
export const STRATEGIES: Readonly<Record<string, Strategy>> = {
  classic: solo(classic, [{ bet: 'all', choice: {} }]),
  jade: solo(jade, [{ bet: 'all', choice: {} }]),
  ways: solo(ways, [{ bet: 'all', choice: {} }]),
  comet: cometStrategy,
  dice: diceStrategy,
  limbo: limboStrategy,
  mines: minesStrategy,
  plinko: plinkoStrategy,
  'hi-lo': hiLoStrategy,
  jacks: jacksStrategy,
  baccarat: table(baccarat),
  'dragon-tiger': table(dragonTiger),
  roulette: table(roulette, {
    straight: 'straight:17',
    split: 'split:0-2',
    street: 'street:16-17-18',
    trio: 'trio:0-1-2',
    'first-four': 'first-four:0-1-2-3',
    corner: 'corner:14-15-17-18',
    line: 'line:13-14-15-16-17-18',
    dozen: 'dozen:2',
    column: 'column:2',
  }),
  'sic-bo': table(sicBo, {
    single: 'single:4',
    double: 'double:4',
    triple: 'triple:4',
    pair: 'pair:2-5',
  }),
  'fast-5d': table(fastFive, {
    digit: 'digit:a:7',
    pair: 'pair:ae:72',
    trio: 'trio:abc:704',
    big: 'big:sum',
    small: 'small:sum',
    odd: 'odd:sum',
    even: 'even:sum',
  }),
  'fast-3': table(fastThree, { triple: 'triple:4' }),
  keno: table(keno, KENO_SPOTS),
  derby: table(derby),
  gasing: table(gasing),
  esport: table(esport),
}
