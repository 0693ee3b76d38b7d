import type { Permission } from '@oriel/core/permission'
import type * as z from 'zod/mini'

export type Schema = z.ZodMiniType
/** Who may call: anyone, a signed-in member, an agent, or our own staff. */
export type Auth = 'none' | 'member' | 'agent' | 'staff'
/**
 * Where a call is answered: the api door under /api, the site's own server as written, or the
 * office's own door under /api of its own host.
 */
export type Door = 'api' | 'site' | 'office'

export type Endpoint<
  Input extends Schema = Schema,
  Data extends Schema = Schema,
  Errors extends Readonly<Record<string, string>> = Readonly<Record<string, string>>,
  Who extends Auth = Auth,
> = {
  readonly door: Door
  readonly path: `/${string}`
  readonly method: 'POST' | 'GET'
  readonly auth: Who
  readonly summary: string
  readonly input: Input
  readonly data: Data
  /** This call's own codes and their reasons. The same code means other things in other calls. */
  readonly errors: Errors
  /** Refusals that say how to go on, by their reason: the shape of their data. */
  readonly told: Readonly<Record<string, Schema>>
  readonly successCode: 100 | 1000
  /** Refused with `proof_needed` when the member's last proof is five minutes old or more. */
  readonly needsProof: boolean
  /**
   * Calls of the office: what the caller must be allowed at the site they have chosen; `any` for
   * whoever has a role there, null for what is about the caller alone.
   */
  readonly permission: Permission | 'any' | null
}

export type AnyEndpoint = Endpoint
export type InputOf<Call extends AnyEndpoint> = z.output<Call['input']>
export type DataOf<Call extends AnyEndpoint> = z.output<Call['data']>
export type ReasonOf<Call extends AnyEndpoint> = Call['errors'][keyof Call['errors']] & string

type Declared<Input, Data, Errors, Who> = {
  path: `/${string}`
  auth: Who
  summary: string
  input: Input
  data: Data
  errors: Errors
  told?: Readonly<Record<string, Schema>>
  /** The office's own calls are declared with a permission: `officeCall`. */
  door?: Exclude<Door, 'office'>
  method?: 'POST' | 'GET'
  successCode?: 100 | 1000
  needsProof?: boolean
}

/** Declares one call once; server, client, tests and documents all read this object. */
export function endpoint<
  const Input extends Schema,
  const Data extends Schema,
  const Errors extends Readonly<Record<string, string>>,
  const Who extends Auth,
>(declared: Declared<Input, Data, Errors, Who>): Endpoint<Input, Data, Errors, Who> {
  const usual = { door: 'api', method: 'POST', successCode: 100, needsProof: false } as const
  return { ...usual, permission: null, told: {}, ...declared }
}

/** S7.005: every path gets the prefix /api; the site's own calls are served as written. */
export const addressOf = (call: Pick<AnyEndpoint, 'door' | 'path'>): string =>
  call.door === 'site' ? call.path : `/api${call.path}`
