import { text, wholeNumber, words, type Env } from '@oriel/core/env'
import { clockEnv, commonEnv, databaseEnv, keyEnv, natsEnv } from '@oriel/service/settings'

export const ROLE_NAMES = [
  'outbox',
  'realtime',
  'message',
  'recovery',
  'letter',
  'play',
  'payment',
  'round',
  'reconcile',
  'ledger',
  'office',
  'sweep',
] as const

export const workerEnv = {
  ...commonEnv,
  ...databaseEnv,
  ...clockEnv,
  ...natsEnv,
  ...keyEnv,
  DIRECT_DATABASE_URL: text({
    unset: '',
    allowed: 'PostgreSQL address',
    meaning:
      'The same database without a pooler, for LISTEN and advisory locks. When empty, `DATABASE_URL`.',
  }),
  SEALER_DATABASE_URL: text({
    unset: '',
    allowed: 'PostgreSQL address',
    meaning:
      'The database as the role `oriel_sealer`, which seals the ledger and the trail of the office. When empty, this worker does not seal and warns.',
  }),
  NATS_REPLICAS: wholeNumber({
    min: 1,
    max: 5,
    unset: 1,
    meaning: 'Replicas of each stream: 1 for a single NATS server, 3 in a cluster.',
  }),
  WORKER_ROLES: words({
    unset: '',
    allowed: `any of ${ROLE_NAMES.join(', ')}`,
    meaning: 'Roles this worker performs. When empty, all.',
  }),
  SMS_URL: text({
    unset: '',
    allowed: 'address',
    meaning: 'Gateway that receives text messages. When empty, text messages fail.',
  }),
  MAIL_URL: text({
    unset: '',
    allowed: 'address',
    meaning: 'Gateway that receives mail. When empty, mail fails.',
  }),
  SCREENING_URL: text({
    unset: '',
    allowed: 'address',
    meaning:
      'Service that compares people with lists of sanctions before they are paid. When empty, a site of play money goes on without it, and withdrawals of any other site wait.',
  }),
  LEDGER_ROOTS_FOLDER: text({
    unset: '',
    allowed: 'folder',
    meaning:
      'Folder that receives the signed roots of the ledger and of the office once a day. When empty, none is written and the worker warns.',
  }),
  LEDGER_KEY_FILE: text({
    unset: '',
    allowed: 'file',
    meaning:
      'Ed25519 key that signs the roots; create it with `pnpm ledger key FILE`. Set it together with the folder.',
  }),
}
export type Settings = Env<typeof workerEnv>
