import { choice, forTests, port, text, words } from '@oriel/core/env'

/** Settings that several processes read. An app's `settings.ts` combines them with its own. */
export const commonEnv = {
  NODE_ENV: choice({
    of: ['production', 'development', 'test'],
    unset: 'production',
    meaning:
      '`production` refuses settings that are for tests. `test` allows them on built pages. `development` allows them, builds pages on request and reloads them.',
  }),
  OPERATIONS_PORT: port({
    unset: 0,
    meaning:
      'Port of `/health`, `/ready` and `/metrics`; 0 takes a free port. Do not route it to the public.',
  }),
  LOG_LEVEL: choice({
    of: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
    unset: 'info',
    meaning: 'Lowest level that is logged.',
  }),
  OTEL_COLLECTOR_URL: text({
    unset: '',
    allowed: 'address',
    meaning:
      'OpenTelemetry collector that receives spans, as OTLP over HTTP at `/v1/traces` below this address. When empty, no spans are sent.',
  }),
}

export const databaseEnv = {
  DATABASE_URL: text({
    allowed: 'PostgreSQL address',
    meaning: 'Database of the platform, as role `oriel_app`. May be a pooler in transaction mode.',
  }),
}

/** Only for processes that follow the database's clock. */
export const clockEnv = {
  HOUSE_CLOCK: forTests(
    choice({
      of: ['', 'movable'],
      unset: '',
      meaning:
        'Set `movable` in test worlds only. Otherwise the process ends when the database has a `house_clock`, which tests move.',
    }),
  ),
}

export const natsEnv = {
  NATS_URLS: words({
    allowed: 'addresses',
    meaning:
      'Servers of the NATS cluster, each with user and password: `nats://worker:password@nats-1:4222`. The users are in `deploy/nats-users.conf`.',
  }),
}

export const keyEnv = {
  KEY_FILE: text({
    allowed: 'file',
    meaning:
      'Key ring that seals personal data, codes, seeds and secrets, readable by the user of the process only. Create it with `pnpm keys new FILE`.',
  }),
}

export const proxyEnv = {
  TRUSTED_PROXIES: words({
    unset: '',
    allowed: 'addresses or ranges',
    meaning: 'Proxies whose forwarded headers the process believes. When empty, it believes none.',
  }),
}
