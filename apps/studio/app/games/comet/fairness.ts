import { bitsOf, crashOf } from '../../../src/games/comet/rules.ts'
import { signerOf } from '../../fairness/repeat.ts'
import type { OutcomeTeller } from '../../lib/chain.ts'
import { timesText } from '../quick/figures.ts'
import type { CometOutcome } from './level.ts'

/** How far a flight went, counted again in the browser from its hash and the salt. */
export const cometTeller: OutcomeTeller<CometOutcome> = {
  tell: ({ crash }) => timesText(crash),
  async count(hash, salt) {
    const sign = await signerOf(hash)
    return { crash: crashOf(bitsOf(await sign(salt))) }
  },
}
