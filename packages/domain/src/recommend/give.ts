import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import { moneyText } from '@oriel/core/money-text'
import type { Work } from '@oriel/db/database'
import { sendLetter } from '@oriel/domain/letter'
import { getMember } from '@oriel/domain/member'
import { noteWalletChanged } from '@oriel/domain/wallet'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { transferEntries } from '@oriel/ledger/rules'

export type GivenAward = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly friendId: MemberId
  readonly month: string
  readonly amount: Units
  readonly currency: Currency
}

/** In the commit that marks the award as paid: money, award and letter are there, or none. */
export async function giveAward(work: Work, ledger: Ledger, given: GivenAward): Promise<void> {
  const { siteId, memberId, friendId, month, amount: units, currency } = given
  const house = houseAccount(siteId, 'promotion', currency)
  const own = memberAccount(memberId, 'available', currency)
  const key = `recommend:${memberId}:${friendId}:${month}:${currency}`
  const posted = await ledger.post(work, {
    key,
    kind: 'gift',
    cause: { kind: 'recommend', id: friendId },
    entries: transferEntries(house, own, { units, currency }),
  })
  if (!posted.ok) throw new Error(`${key} was not posted: ${posted.reason}`)
  await noteWalletChanged(work, { siteId, memberId })
  const { language } = await getMember(work, memberId)
  const values = { amount: moneyText({ units, currency }, language), month }
  // A site without the text sends none.
  await sendLetter(work, { siteId, memberId, template: 'award_paid', values })
}
