import type { BusEvent } from '@oriel/bus/event'
import type { Database } from '@oriel/db/database'
import { readAsked, sendCode } from '@oriel/domain/recovery'
import type { Keys } from '@oriel/keys/keys'

type House = { readonly database: Database; readonly keys: Keys }

/** Takes `recovery.asked`: whether the account is there is found out here, where nobody waits. */
export const createSendCode =
  (house: House, now: () => Date) =>
  (event: BusEvent): ReturnType<typeof sendCode> =>
    sendCode(house, readAsked(house.keys, event.data), now())
