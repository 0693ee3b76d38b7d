import type { SiteId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import {
  addCard,
  listAllCards,
  saveInstitutions,
  verifyByPayer,
  type CardDraft,
} from '@oriel/domain/bank-card'
import { findMember, readPersonal, type Member } from '@oriel/domain/member'
import { createPasswords } from '@oriel/domain/password'
import { findSite } from '@oriel/domain/site'
import type { Keys } from '@oriel/keys/keys'
import pg from 'pg'
import { CAST_PASSWORD, CAST_WITHDRAW_PASSWORD, ORIEL, SECOND } from '../cast.ts'
import { institutionsFor } from '../texts/bank-card.ts'

/** Both sites pay to the banks, wallets and networks of all their currencies. */
export async function tellInstitutions(database: Database): Promise<void> {
  for (const siteId of [ORIEL, SECOND]) {
    const site = await findSite(database.rows, siteId)
    if (!site) throw new Error('the sites’ story comes before their banks’')
    await saveInstitutions(database, siteId, site.currencies.flatMap(institutionsFor))
  }
}

type Told = { readonly database: Database; readonly ownerUrl: string }
type Holder = {
  readonly siteId: SiteId
  readonly account: string
  /** The first was verified by a deposit days ago; the second was added a moment ago. */
  readonly cards: readonly [institution: string, number: string][]
}

const HOLDERS: readonly Holder[] = [
  {
    siteId: ORIEL,
    account: 'sophia',
    cards: [
      ['chase', '773011454417'],
      ['bank-of-america', '448109829082'],
    ],
  },
  {
    siteId: ORIEL,
    account: 'minhkhoa',
    cards: [
      ['vietcombank', '0071000984417'],
      ['techcombank', '19034468811120'],
    ],
  },
  { siteId: SECOND, account: 'tanawat', cards: [['kasikorn', '7301145908']] },
]

/**
 * Some of the cast have a card that money goes to, and one that is cooling. Only `pnpm dev` has it:
 * each card is told to its member, and tests count on nobody having heard of anything.
 */
export async function tellBankCards(
  { database, ownerUrl }: Told,
  keys: Keys,
  now: Date,
): Promise<void> {
  const passwords = createPasswords(keys)
  const house = { database, keys, passwords, isOwnAddress: async () => false }
  const proof = { password: CAST_PASSWORD, withdrawPassword: CAST_WITHDRAW_PASSWORD }
  for (const { siteId, account, cards } of HOLDERS) {
    const member = await findMember(database.rows, siteId, account)
    if (!member) throw new Error('the members’ story comes before their cards’')
    const who = { siteId, memberId: member.id, ip: '127.0.0.1' }
    const before = await listAllCards(database.rows, member.id, { after: null, count: 1 })
    if (before.list.length > 0) continue
    for (const [institution, number] of cards) {
      const draft: CardDraft = { kind: 'bank', institution, number, memo: '' }
      expectDone(await addCard(house, { draft, proof }, who, now))
    }
    const [known] = cards
    if (known) await tellDeposit({ database, ownerUrl }, keys, member, known, now)
  }
}

const KNOWN_DAYS = 3

/** Money has come from it in the member's own name, and it was added some days ago. */
async function tellDeposit(
  { database, ownerUrl }: Told,
  keys: Keys,
  { siteId, id: memberId }: Member,
  [institution, number]: readonly [institution: string, number: string],
  now: Date,
): Promise<void> {
  await database.transaction(async (work) => {
    const { name = null } = await readPersonal(work, keys, memberId)
    const payer = { siteId, memberId, institution, number, memo: null, name }
    await verifyByPayer(work, keys, payer, now)
  })
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await owner.query(
      `UPDATE bank_cards SET added_at = added_at - $2 * interval '1 day',
        usable_at = usable_at - $2 * interval '1 day' WHERE member_id = $1 AND verified_at IS NOT NULL`,
      [memberId, KNOWN_DAYS],
    )
    // Somebody has looked at who they are: they may take out more than a beginner.
    await owner.query('UPDATE members SET identity_tier = 2 WHERE id = $1', [memberId])
  } finally {
    await owner.end()
  }
}
