import { readEnv, text, words } from '@oriel/core/env'
import { commonEnv, databaseEnv, natsEnv } from '@oriel/service/service'

const workerEnv = {
  ...commonEnv,
  ...databaseEnv,
  ...natsEnv,
  WORKER_ROLES: words(),
  KEY_FILE: text(),
  SMS_URL: text(''),
  MAIL_URL: text(''),
  LEDGER_ROOTS_FOLDER: text(''),
  LEDGER_KEY_FILE: text(''),
}

export const readSettings = () => readEnv(workerEnv)
export type Settings = ReturnType<typeof readSettings>
