import type { BusEvent } from '@oriel/bus/event'
import { factFilter } from '@oriel/bus/subjects'
import type { Database } from '@oriel/db/database'
import { readLetterMail, sendLetterMail, type MailEnd } from '@oriel/domain/letter'
import type { Keys } from '@oriel/keys/keys'
import { Counter } from 'prom-client'
import type { Role } from '../role.ts'

/** Queues mails about letters; the role `message` brings them out. */
export const letterRole: Role = ({ database, keys, metrics }) => {
  const mails = new Counter({
    name: 'oriel_letter_mails_total',
    help: 'Mails about letters, by what became of them.',
    labelNames: ['end'],
    registers: [metrics],
  })
  const send = createSendMail({ database, keys })
  return {
    consumers: [
      {
        name: 'letter-mail',
        filter: factFilter('letter.mail'),
        handle: async (event) => mails.inc({ end: await send(event) }),
      },
    ],
  }
}

type House = { readonly database: Database; readonly keys: Keys }

/** Takes `letter.mail`. */
export const createSendMail =
  (house: House) =>
  (event: BusEvent): Promise<MailEnd> =>
    sendLetterMail(house, readLetterMail(event.data))
