import { text } from '@oriel/core/env'

/** Where `pnpm office`, `pnpm ledger` and `pnpm conformance --port` find the running platform. */
export const commandEnv = {
  DATABASE_URL: text({
    unset: '',
    allowed: 'PostgreSQL address',
    meaning: 'Database of the platform. When empty, the world that `pnpm dev` runs.',
  }),
  OFFICE_DATABASE_URL: text({
    unset: '',
    allowed: 'PostgreSQL address',
    meaning: 'The database as role `oriel_office`, for `pnpm office owner`.',
  }),
  NATS_URLS: text({
    unset: '',
    allowed: 'addresses, separated by commas',
    meaning: 'Servers of the NATS cluster, for dead letters.',
  }),
  KEY_FILE: text({
    unset: '',
    allowed: 'file',
    meaning: 'Key ring, for `pnpm office rotate-key` and `pnpm conformance --port` or `--payment`.',
  }),
  STUDIO_DATABASE_URL: text({
    unset: '',
    allowed: 'PostgreSQL address',
    meaning:
      "The studio's database, for `pnpm office rotate-key` where the studio is run by the same operator.",
  }),
}
