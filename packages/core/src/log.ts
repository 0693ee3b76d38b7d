import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

export type LogOptions = {
  service: string
  level: string
  /** Fields read anew for every line, such as the current trace. */
  context?: () => Record<string, string>
  destination?: DestinationStream
}

export function createLog(options: LogOptions): Log {
  const settings = {
    name: options.service,
    level: options.level,
    // Pino sends a child's own fields past the formatter below, so these are hidden by path.
    redact: { paths: CHILD_PATHS, censor: HIDDEN },
    mixin: () => options.context?.() ?? {},
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: Record<string, unknown>) => hideSecrets(fields, 0),
    },
    serializers: { err: (error: Error) => hideSecrets({ ...stdSerializers.err(error) }, 0) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  }
  return options.destination ? pino(settings, options.destination) : pino(settings)
}

/** Names whose values never reach a log line, however deep and in whichever case they stand. */
const SECRET_NAMES = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'check_password',
  'withdraw_password',
  'token',
  'ticket',
  'tk',
  'enc',
  'captcha_token',
  'captcha_answer',
  'verify_code',
  'answer',
  'member_phone',
  'member_email',
  'identity_id',
  'new_identity_id',
]

const HIDDEN = '[hidden]'
const TOO_DEEP = '[too deep]'
const DEPTH_MAX = 8

const CHILD_PATHS = SECRET_NAMES.map((name) => `["${name}"]`)

/** `withdraw_password`, `withdrawPassword` and `Withdraw-Password` are one name. */
const plainName = (name: string): string => name.replaceAll(/[-_]/g, '').toLowerCase()
const secretPlainNames: ReadonlySet<string> = new Set(SECRET_NAMES.map(plainName))

type Fields = Record<string, unknown>

function hideSecrets(fields: Fields, depth: number): Fields {
  const shown: Fields = {}
  for (const [name, value] of Object.entries(fields)) {
    shown[name] = secretPlainNames.has(plainName(name)) ? HIDDEN : hideInside(value, depth + 1)
  }
  return shown
}

/** Only plain objects and lists are opened: errors, dates and requests have serializers. */
function hideInside(value: unknown, depth: number): unknown {
  const isList = Array.isArray(value)
  if (!isList && !isPlainObject(value)) return value
  if (depth > DEPTH_MAX) return TOO_DEEP
  if (isList) return value.map((each) => hideInside(each, depth + 1))
  return hideSecrets(value, depth)
}

function isPlainObject(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
