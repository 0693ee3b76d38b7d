import { port } from '@oriel/core/env'
import { clockEnv, commonEnv, databaseEnv, natsEnv, proxyEnv } from '@oriel/service/settings'

export const realtimeEnv = {
  ...commonEnv,
  ...databaseEnv,
  ...clockEnv,
  ...natsEnv,
  ...proxyEnv,
  REALTIME_PORT: port({ unset: 3002, meaning: 'Port of the sockets.' }),
}
