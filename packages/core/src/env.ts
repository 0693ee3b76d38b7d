import { isIpOrHost } from './checks.ts'

/**
 * One setting of a process. Its meaning, default and allowed values stand in one place, so that the
 * process, its error message and docs/settings.md agree.
 */
export type Setting<Value = unknown> = {
  readonly meaning: string
  /** Text to read when the environment has none. Undefined: the setting is required. */
  readonly unset: string | undefined
  readonly allowed: string
  /** Returns undefined for a text that is not allowed. */
  readonly read: (text: string) => Value | undefined
  /** A switch of test worlds: in production any value but the default is refused. */
  readonly isForTests?: true
}
export type EnvShape = Readonly<Record<string, Setting>>
export type Env<Shape extends EnvShape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends Setting<infer Value> ? Value : never
}

/**
 * Reads the environment once, at start. A process with a missing or wrong setting does not start.
 * The error names every such setting and never a value: a value may be a secret.
 */
export function readEnv<Shape extends EnvShape>(
  shape: Shape,
  source: Readonly<Record<string, string | undefined>> = process.env,
): Env<Shape> {
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  const isProduction = (source['NODE_ENV'] ?? 'production') === 'production'
  for (const [name, { unset, allowed, read, isForTests }] of Object.entries(shape)) {
    const text = source[name] ?? unset
    values[name] = text === undefined ? undefined : read(text)
    if (isForTests && isProduction && text !== unset) wrong.push(`  ${name}: ${REFUSED}`)
    else if (text === undefined) wrong.push(`  ${name}: missing, expected ${allowed}`)
    else if (values[name] === undefined) wrong.push(`  ${name}: expected ${allowed}`)
  }
  if (wrong.length > 0) throw new Error(`settings are missing or wrong:\n${wrong.join('\n')}`)
  return values as Env<Shape>
}

const REFUSED = 'is for tests and refused under NODE_ENV=production: unset it'

/**
 * Marks a switch that makes a process fail, moves its clock or opens a door to everybody. Without
 * NODE_ENV a process counts as production, so a forgotten variable opens nothing.
 */
export const forTests = <Value>(setting: Setting<Value>): Setting<Value> => ({
  ...setting,
  isForTests: true,
})

type Meaning = { readonly meaning: string }
/** Without `unset` the setting is required, and an empty text is refused. */
type Wanted = Meaning & { readonly unset?: string; readonly allowed?: string }

export const text = ({ meaning, unset, allowed = 'text' }: Wanted): Setting<string> => ({
  meaning,
  unset,
  allowed,
  read: (given) => (given === '' && unset === undefined ? undefined : given),
})

type Host = Meaning & { readonly unset: string; readonly allowed: string }

/** An IP address or the name of a host, without protocol and port. */
export const host = ({ meaning, unset, allowed }: Host): Setting<string> => ({
  meaning,
  unset,
  allowed,
  read: (given) => (isIpOrHost(given) ? given : undefined),
})

/** Words separated by commas. */
export const words = ({ meaning, unset, allowed = 'words' }: Wanted): Setting<string[]> => ({
  meaning,
  unset,
  allowed: `${allowed}, separated by commas`,
  read(given) {
    const list = given.split(',').map((word) => word.trim())
    const named = list.filter((word) => word !== '')
    return named.length === 0 && unset === undefined ? undefined : named
  },
})

type Range = Meaning & { readonly min: number; readonly max: number; readonly unset: number }

export const wholeNumber = ({ meaning, min, max, unset }: Range): Setting<number> => ({
  meaning,
  unset: String(unset),
  allowed: `${min} to ${max}`,
  read(given) {
    const number = /^[0-9]+$/.test(given) ? Number(given) : Number.NaN
    return number >= min && number <= max ? number : undefined
  },
})

const PORT_MAX = 65_535
export const port = ({ meaning, unset }: Meaning & { readonly unset: number }): Setting<number> =>
  wholeNumber({ meaning, min: 0, max: PORT_MAX, unset })

const OR = new Intl.ListFormat('en', { type: 'disjunction' })
type Choice<Word> = Meaning & { readonly of: readonly Word[]; readonly unset: NoInfer<Word> }

export const choice = <const Word extends string>(wanted: Choice<Word>): Setting<Word> => ({
  meaning: wanted.meaning,
  unset: wanted.unset,
  allowed: OR.format(wanted.of.map((word) => (word === '' ? 'empty' : word))),
  read: (given) => wanted.of.find((word) => word === given),
})

export const onOff = ({ meaning, unset }: Omit<Choice<'on' | 'off'>, 'of'>) =>
  choice({ meaning, of: ['on', 'off'], unset })
