import { newId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Work } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import type { PersonId } from './rules.ts'

/** How a person is reached at work. It is kept sealed; equal ones are found by their marks. */
export type Contact = { readonly mail: string; readonly phone: string }

const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '')

export const isContact = ({ mail, phone }: Contact): boolean =>
  MAIL.test(mail) && digitsOf(phone).length >= 7

/**
 * The person behind a work mail and a phone, known already or new. Where both are known and belong
 * to two people, nobody can say whose account this would be.
 */
export async function knowPerson(
  work: Work,
  keys: Keys,
  { mail, phone }: Contact,
): Promise<Outcome<PersonId, 'person_unclear'>> {
  const mailMark = keys.mark('index', `staff mail ${mail.trim().toLowerCase()}`)
  const phoneMark = keys.mark('index', `staff phone ${digitsOf(phone)}`)
  const known = await work
    .selectFrom('staff_persons')
    .select('id')
    .where((row) => row.or([row('mail_mark', '=', mailMark), row('phone_mark', '=', phoneMark)]))
    .execute()
  const [first, second] = known
  if (second) return refuse('person_unclear')
  if (first) return done(first.id as PersonId)
  const id = newId<'person'>()
  await work
    .insertInto('staff_persons')
    .values({ id, mail_mark: mailMark, phone_mark: phoneMark })
    .execute()
  return done(id)
}

export const sealContact = (keys: Keys, id: string, contact: Contact): Buffer =>
  keys.seal('personal', JSON.stringify(contact), `staff ${id}`)

export function openContact(keys: Keys, id: string, sealed: Buffer): Contact {
  const plain = keys.open('personal', sealed, `staff ${id}`)
  if (!plain) throw new Error('contact data of staff does not open: the ring lacks its key')
  return JSON.parse(plain.toString()) as Contact
}

/** Enough to know it again: `l…@example.com`. */
export const maskMail = (mail: string): string => {
  const [name = '', host = ''] = mail.split('@')
  return `${name.slice(0, 1)}…@${host}`
}
