import type { BusEvent } from '@oriel/bus/event'
import { wordFilter } from '@oriel/bus/subjects'
import type { Database } from '@oriel/db/database'
import { readAsked, sendCode } from '@oriel/domain/recovery'
import type { Keys } from '@oriel/keys/keys'
import { Counter } from 'prom-client'
import type { Role } from '../role.ts'

/** Sends the codes that forgotten passwords are set anew with. */
export const recoveryRole: Role = ({ database, keys, metrics, now }) => {
  const asked = new Counter({
    name: 'oriel_recovery_total',
    help: 'Requests for a code, by what became of them.',
    labelNames: ['end'],
    registers: [metrics],
  })
  const send = createSendCode({ database, keys }, now)
  return {
    consumers: [
      {
        name: 'recovery',
        filter: wordFilter('recovery'),
        handle: async (event) => asked.inc({ end: await send(event) }),
      },
    ],
  }
}

type House = { readonly database: Database; readonly keys: Keys }

/** Takes `recovery.asked`. Looks the account up here, where no caller can time the answer. */
export const createSendCode =
  (house: House, now: () => Date) =>
  (event: BusEvent): ReturnType<typeof sendCode> =>
    sendCode(house, readAsked(house.keys, event.data), now())
