import {
  claimEnvelopeCall,
  envelopeFairnessCall,
  envelopePromotionCall,
} from '@oriel/contract/member/red-envelope'
import { done, refuse } from '@oriel/core/outcome'
import { writeInstant } from '@oriel/core/time'
import { tryRate } from '@oriel/domain/rate'
import type { EnvelopeId } from '@oriel/domain/red-envelope'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'
import { fairnessWire, offerWire } from './wire.ts'

/** An answer may have twenty thousand amounts; a page asks for one when its member does. */
const FAIRNESS = { max: 30, perMs: 60_000 }

/** No envelope is open for longer than a week. */
const ENVELOPE_MS = 8 * 86_400_000

export const redEnvelopeBindings = (house: House): Binding[] => [
  bind(envelopePromotionCall, async (_input, { session, site }) => {
    const { memberId, currency } = session
    const offer = await house.envelopes.offerFor({ siteId: site.id, memberId, currency })
    const { timeZone } = site.flags
    const now = writeInstant(house.now(), timeZone)
    return done({ envelope: offer && offerWire(offer, timeZone), now })
  }),

  bind(claimEnvelopeCall, async ({ id, work }, { session, site, ip }) => {
    const { memberId } = session
    const envelope = await house.envelopes.find(id as EnvelopeId)
    if (envelope?.siteId !== site.id) return refuse('envelope_not_for_you')
    const taker = { siteId: site.id, memberId, ip, gift: `envelope ${id}`, lastsMs: ENVELOPE_MS }
    if (!(await house.admitTaker(taker, work ?? null, house.now()))) return refuse('work_needed')
    const claimed = await house.envelopes.claim(id as EnvelopeId, memberId)
    if (!claimed.ok) return claimed
    return done({ cash: claimed.value.units, currency: claimed.value.currency })
  }),

  bind(envelopeFairnessCall, async ({ id }, { session, site }) => {
    const { memberId } = session
    const { database, keys } = house
    const rate = { siteId: site.id, name: 'envelope-fairness', who: memberId, ...FAIRNESS }
    if (!(await tryRate(database.rows, keys, [rate], house.now()))) {
      return refuse('too_many_requests')
    }
    const asked = { siteId: site.id, id: id as EnvelopeId, memberId }
    const fairness = await house.envelopes.fairnessOf(asked)
    if (!fairness) return refuse('envelope_unknown')
    return done(fairnessWire(fairness, memberId, site.flags.timeZone))
  }),
]
