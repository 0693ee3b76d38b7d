import { forTests, host, onOff, port, text, wholeNumber } from '@oriel/core/env'
import { commonEnv, keyEnv } from '@oriel/service/settings'

const HOUR_MS = 3_600_000

/** All that `inspect.ts` needs. */
export const booksEnv = {
  STUDIO_DATABASE_URL: text({
    allowed: 'PostgreSQL address',
    meaning:
      "The studio's own database, as role `studio_app`. May be a pooler in transaction mode if `STUDIO_DIRECT_DATABASE_URL` is set.",
  }),
}

/** All that `turn-key.ts` needs. */
export const turnKeyEnv = { ...booksEnv, ...keyEnv }

export const studioEnv = {
  ...commonEnv,
  ...turnKeyEnv,
  STUDIO_DIRECT_DATABASE_URL: text({
    unset: '',
    allowed: 'PostgreSQL address',
    meaning:
      'The same database without a pooler, for LISTEN. When set, no statement is prepared by name on the pooled connections.',
  }),
  STUDIO_PORT: port({ unset: 3006, meaning: 'Port of pages and calls.' }),
  STUDIO_ADDRESS: host({
    unset: '127.0.0.1',
    allowed: 'address of this machine',
    meaning: 'Address the port is opened on. A container needs `0.0.0.0`.',
  }),
  STUDIO_URL: text({
    allowed: 'address',
    meaning: 'Address for browsers, without a slash at the end.',
  }),
  STUDIO_OPERATORS: text({
    unset: '',
    allowed: 'JSON',
    meaning: 'Operators to register at start. When empty, those in the database.',
  }),
  STUDIO_PAGES: onOff({
    unset: 'on',
    meaning: '`off` for a process that only answers calls and serves no pages.',
  }),
  STUDIO_BETTING_MAX_MS: wholeNumber({
    min: 1_000,
    max: HOUR_MS,
    unset: HOUR_MS,
    meaning: 'Maximum time a table takes bets, in milliseconds.',
  }),
  STUDIO_RUNNING_MAX_MS: wholeNumber({
    min: 1_000,
    max: HOUR_MS,
    unset: HOUR_MS,
    meaning:
      'Maximum time between close of betting and settlement, in milliseconds. Does not apply to Comet.',
  }),
  STUDIO_MATCH_PACE: forTests(
    wholeNumber({
      min: 1,
      max: 20,
      unset: 1,
      meaning: 'How many times faster than normal sport matches run and follow each other.',
    }),
  ),
  STUDIO_FAULTS: forTests(
    onOff({
      unset: 'off',
      meaning: '`on` makes the studio fail on demand ([provider.md](provider.md)).',
    }),
  ),
  STUDIO_FAULTS_SEED: forTests(
    text({
      unset: '',
      meaning:
        'Seed of those faults; the same seed gives the same faults. When empty, a random one.',
    }),
  ),
  BUILD: text({
    unset: 'development',
    meaning: 'Name of the release; its hash is written on every round.',
  }),
}
