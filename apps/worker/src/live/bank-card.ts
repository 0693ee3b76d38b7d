import { bankCardChanged } from '@oriel/contract/realtime/bank-card'
import { readBankCardChanged } from '@oriel/domain/bank-card'
import type { LiveFeed } from '../live-feed.ts'

/** The pages of a member read their cards again; nothing of a card is sent. */
export const bankCardFeed: LiveFeed = {
  fact: 'bank-card.changed',
  translate: ({ data }) => {
    const { siteId, memberId } = readBankCardChanged(data)
    return [{ to: { to: 'member', siteId, memberId }, event: bankCardChanged, data: {} }]
  },
}
