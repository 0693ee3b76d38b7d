import type { BankCardId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import { openDatabase } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { CAST_PASSWORD, CAST_WITHDRAW_PASSWORD, ORIEL } from '@oriel/dev-world/cast'
import { addCard, verifyByPayer } from '@oriel/domain/bank-card'
import { keepWithdrawPassword, writePersonal } from '@oriel/domain/member'
import { createPasswords } from '@oriel/domain/password'
import type { PlayGround } from '../play/ground.ts'
import { seatMembers, type Member } from '../play/members.ts'

export type Payer = Member & { readonly cardId: BankCardId }

export const HOLDER = 'Sophia Reyes'
const INSTITUTION = 'chase'
const CONNECTIONS = 4
/** Twelve digits that nobody else has. */
const numberOf = (place: number): string => `4400${String(10_005_000 + place)}`

/** Members with money, each with an account that money may go to, as if added days ago. */
export async function seatPayers(ground: PlayGround, count: number): Promise<Payer[]> {
  const database = openDatabase({ url: ground.appUrl, name: 'chaos', max: CONNECTIONS })
  const { keys } = ground
  const passwords = createPasswords(keys)
  const hash = await passwords.hash(CAST_WITHDRAW_PASSWORD)
  if (hash === null) throw new Error('nobody else hashes here')
  const house = { database, keys, passwords, isOwnAddress: async () => false }
  const proof = { password: CAST_PASSWORD, withdrawPassword: CAST_WITHDRAW_PASSWORD }
  try {
    const members = await seatMembers(database, keys, ground.edge.port, count)
    const payers: Payer[] = []
    for (const [place, member] of members.entries()) {
      await database.transaction(async (work) => {
        await keepWithdrawPassword(work, member.id, hash)
        await writePersonal(work, keys, member.id, { name: HOLDER })
      })
      const who = { siteId: ORIEL, memberId: member.id, ip: '127.0.0.1' }
      const account = { institution: INSTITUTION, number: numberOf(place) }
      const draft = { kind: 'bank', ...account, memo: '' } as const
      const { id } = expectDone(await addCard(house, { draft, proof }, who, new Date()))
      const payer = { siteId: ORIEL, memberId: member.id, ...account, memo: null, name: HOLDER }
      await database.transaction((work) => verifyByPayer(work, keys, payer, new Date()))
      payers.push({ ...member, cardId: id })
    }
    await makeKnown(ground.ownerUrl)
    return payers
  } finally {
    await database.close()
  }
}

const asOwner = async (url: string, ...statements: string[]): Promise<void> => {
  const owner = createConnection({ url, name: 'chaos-owner' })
  await owner.connect()
  try {
    for (const statement of statements) await owner.query(statement)
  } finally {
    await owner.end()
  }
}

/** What only time and people do: cards are two days old, and somebody has seen a document. */
const makeKnown = (ownerUrl: string): Promise<void> =>
  asOwner(
    ownerUrl,
    `UPDATE bank_cards SET added_at = added_at - interval '2 days',
      usable_at = usable_at - interval '2 days'`,
    'UPDATE members SET identity_tier = 2',
  )
