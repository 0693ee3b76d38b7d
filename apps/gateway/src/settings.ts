import { port, wholeNumber, words } from '@oriel/core/env'
import { commonEnv, databaseEnv, keyEnv, proxyEnv } from '@oriel/service/settings'

export const gatewayEnv = {
  ...commonEnv,
  ...databaseEnv,
  ...keyEnv,
  ...proxyEnv,
  GATEWAY_PORT: port({ unset: 3007, meaning: 'Port of the calls of seamless providers.' }),
  GATEWAY_NETWORKS: words({
    unset: '',
    allowed: 'provider=range',
    meaning:
      'Networks a provider may call from, such as `GPTE=203.0.113.0/24`; name a provider once per range. A provider that is not named may call from everywhere.',
  }),
  GATEWAY_TRIPS: wholeNumber({
    min: 1,
    max: 16,
    unset: 2,
    meaning: 'Groups of moves that are sent to the database at once.',
  }),
  GATEWAY_GROUP: wholeNumber({
    min: 1,
    max: 200,
    unset: 50,
    meaning: 'Moves in one group, which is one statement and one commit.',
  }),
}
