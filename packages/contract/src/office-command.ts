import type { Permission } from '@oriel/core/permission'
import * as z from 'zod/mini'
import { officeCall } from './office-call.ts'
import type { Schema } from './endpoint.ts'

export const Reason = z.string().check(z.trim(), z.minLength(10), z.maxLength(500))

/** Money of one account in a journal, in units as text. */
export const JournalWire = z.object({
  key: z.string(),
  account: z.string(),
  currency: z.string(),
  amount: z.string(),
  before: z.string(),
  after: z.string(),
})
const FieldWire = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
export const FieldsWire = z.record(z.string(), FieldWire)

export const PreviewWire = z.object({
  before: FieldsWire,
  after: FieldsWire,
  journals: z.array(JournalWire),
  /** How many people it takes, whoever asks among them. */
  needs: z.int(),
})

/** Why any command can be refused; a call adds its own. */
export const commandErrors = {
  '101': 'subject_unknown',
  '102': 'not_allowed',
  '103': 'passkey_needed',
  '104': 'proposed_already',
  '105': 'rule_broken',
  '106': 'taken_by_another',
} as const

/**
 * A command of the office as its calls: what it would do, and to do it or propose it. Which of both
 * follows from the caller's role.
 */
export const commandCalls = <
  const Shape extends Record<string, Schema>,
  const Errors extends Readonly<Record<string, string>>,
>(
  permission: Permission,
  declared: {
    path: `/office/${string}`
    summary: string
    input: Shape
    errors: Errors
  },
) => {
  const { path, summary, input } = declared
  const errors = { ...commandErrors, ...declared.errors }
  return {
    run: officeCall(permission, {
      path,
      summary,
      input: z.object({ ...input, reason: Reason }),
      /** Null: it is done. Otherwise the number of the proposal that was made. */
      data: z.object({ proposal: z.nullable(z.string()) }),
      errors,
    }),
    preview: officeCall(permission, {
      path: `${path}/preview`,
      summary: `What it would do: ${summary}`,
      input: z.object(input),
      data: PreviewWire,
      errors,
    }),
  }
}
export type CommandCalls = ReturnType<typeof commandCalls>
