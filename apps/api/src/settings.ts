import { port, text } from '@oriel/core/env'
import { clockEnv, commonEnv, databaseEnv, keyEnv, proxyEnv } from '@oriel/service/settings'

const doorEnv = {
  ...databaseEnv,
  API_PORT: port({ unset: 3001, meaning: 'Port of the calls.' }),
}

/** For `bench-door.ts`, which measures the way to a call without what lies behind it. */
export const benchEnv = doorEnv

export const apiEnv = {
  ...commonEnv,
  ...doorEnv,
  ...clockEnv,
  ...keyEnv,
  ...proxyEnv,
  OPENID_ISSUER: text({
    unset: '',
    allowed: 'address',
    meaning:
      'OpenID Connect issuer whose accounts members may sign in with, spelled exactly as in its discovery document. When empty, this sign-in is not offered.',
  }),
  OPENID_URL: text({
    unset: '',
    allowed: 'address',
    meaning: 'Address where the api reaches the issuer. When empty, `OPENID_ISSUER`.',
  }),
  OPENID_CLIENT_ID: text({ unset: '', meaning: 'Client that is registered at the issuer.' }),
  OPENID_CLIENT_SECRET: text({ unset: '', meaning: 'Secret of that client.' }),
}
