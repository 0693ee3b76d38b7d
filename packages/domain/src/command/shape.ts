import type { MemberId, SiteId } from '@oriel/core/id'
import type { Outcome } from '@oriel/core/outcome'
import type { Permission } from '@oriel/core/permission'
import type { Database, Work } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import type { Ledger } from '@oriel/ledger/ledger'
import type * as z from 'zod/mini'

/** A value of a subject as people compare it: money as text with its currency beside it. */
export type Field = string | number | boolean | null

/** A subject as it is at one moment. */
export type State = {
  /** Another one whenever something of it that matters here has changed. */
  readonly version: string
  readonly fields: Readonly<Record<string, Field>>
  /** The member whose money or rights it is about. */
  readonly memberId?: MemberId
}

/** Who does it and why, for trails and for who reads them later. */
export type Deed = {
  readonly siteId: SiteId
  /** The accounts of those who decided it. */
  readonly by: string
  /** Who asked for it first, by the id of their account: limits count by them. Null: a script. */
  readonly maker: string | null
  readonly reason: string
  /** Whose yes it is that is acted on now, where several decide. */
  readonly decider?: string
  /** Null where one person may do it alone. */
  readonly proposalId: string | null
  readonly now: Date
  /** Whether it is run only to see what it would do: nobody has decided it yet. */
  readonly isTrial?: true
}

export type Tools = { readonly database: Database; readonly ledger: Ledger; readonly keys: Keys }

/**
 * Something that is done in the office. Whether one person does it or several decide it together is
 * a matter of rights; what happens is the same, and it is told before by running it and undoing it.
 */
export type Command<Input = unknown> = {
  readonly permission: Permission
  readonly subjectKind: string
  readonly input: z.ZodMiniType<Input>
  readonly subjectOf: (input: Input) => string
  /** Reads and locks the subject; null when this site has no such thing. */
  readonly look: (work: Work, siteId: SiteId, input: Input, keys: Keys) => Promise<State | null>
  readonly run: (
    work: Work,
    tools: Tools,
    deed: Deed,
    input: Input,
  ) => Promise<Outcome<void, string>>
  /** How many people it takes where the permission's own number is too few. */
  readonly needs?: (work: Work, siteId: SiteId, input: Input) => Promise<number>
  /** A yes that was not the last, the maker's own first: what waits may show how far it is. */
  readonly counted?: (work: Work, tools: Tools, deed: Deed, input: Input) => Promise<void>
  /** Its proposal is over without having been run. */
  readonly dropped?: (work: Work, siteId: SiteId, input: Input) => Promise<void>
  /** How long a proposal waits for its votes. */
  readonly lives?: string
  /** What of the input is kept sealed while a proposal waits, such as somebody's phone. */
  readonly sealed?: readonly (keyof Input & string)[]
}

/** Lets commands of any input stand in one list: what goes in is read by the command itself. */
export const command = <Input>(one: Command<Input>): Command => one as unknown as Command
