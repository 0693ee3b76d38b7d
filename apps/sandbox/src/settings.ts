import { forTests, onOff, port, text, words } from '@oriel/core/env'
import { commonEnv } from '@oriel/service/settings'

/** Read first: without it the process says why it does not start, whatever else is missing. */
export const switchEnv = {
  SANDBOX: forTests(
    onOff({
      unset: 'off',
      meaning: 'The sandbox starts only with `on`, because it shows every code to every visitor.',
    }),
  ),
}

export const sandboxEnv = {
  ...commonEnv,
  ...switchEnv,
  SANDBOX_PORT: port({ unset: 3005, meaning: 'Port on 127.0.0.1.' }),
  SANDBOX_URL: text({
    allowed: 'address',
    meaning: 'Address for browsers, which is also the first OpenID issuer.',
  }),
  SANDBOX_CLIENT_ID: text({ unset: 'oriel', meaning: 'The one client of its sign-in.' }),
  SANDBOX_CLIENT_SECRET: text({ meaning: 'Secret of that client.' }),
  SANDBOX_REDIRECTS: words({
    unset: '',
    allowed: 'addresses',
    meaning: 'Exact addresses its sign-in may return to.',
  }),
  SANDBOX_FAULTS: forTests(
    onOff({
      unset: 'off',
      meaning: '`on` lets tests make the message gateways, game and payment providers fail.',
    }),
  ),
  SANDBOX_DATA: text({
    unset: '',
    allowed: 'folder',
    meaning: 'Folder for the books of the simulated providers. When empty, they stay in memory.',
  }),
  SANDBOX_LOBBIES: words({
    unset: '',
    allowed: 'origins',
    meaning: 'Sites that may frame a simulated game and that it may lead back to.',
  }),
  SANDBOX_PROVIDERS: text({
    unset: '[]',
    allowed: 'JSON',
    meaning:
      'Operators of the simulated providers: `[{"name":"pocket","operator":"oriel","secret":"…"}]`.',
  }),
  SANDBOX_CASHIERS: text({
    unset: '[]',
    allowed: 'JSON',
    meaning:
      'Operators of the simulated payment providers, and where their webhooks go: `[{"dialect":"bridge","name":"bridge","operator":"oriel","secret":"…","hook":"http://…"}]`.',
  }),
}
