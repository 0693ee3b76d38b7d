import { forTests, port, text, words } from '@oriel/core/env'
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

/** For the door of the office, a process of its own with a database role of its own. */
export const officeEnv = {
  ...commonEnv,
  ...clockEnv,
  ...keyEnv,
  ...proxyEnv,
  OFFICE_DATABASE_URL: text({
    allowed: 'PostgreSQL address',
    meaning: 'Database of the platform, as role `oriel_office`.',
  }),
  OFFICE_API_PORT: port({ unset: 3009, meaning: 'Port of the calls of the office.' }),
  OFFICE_HOSTS: words({
    allowed: 'hosts',
    meaning: 'Hosts of the office. Its calls are answered at these and at no other.',
  }),
  PREVIEW_ORIGINS: words({
    unset: '',
    allowed: 'origins',
    meaning:
      'Origins of member sites that the office shows in a frame as a preview. When empty, it shows none.',
  }),
  OFFICE_NETWORKS: words({
    unset: '127.0.0.0/8,::1/128',
    allowed: 'networks',
    meaning:
      "The operator's own networks, from which the office may be opened. Owners add others in the office.",
  }),
  OFFICE_DEVELOPMENT_CODE: forTests(
    text({
      unset: '',
      meaning: 'A code that stands for every second factor, in worlds without real money.',
    }),
  ),
}
