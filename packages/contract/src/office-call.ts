import type { Permission } from '@oriel/core/permission'
import type { Endpoint, Schema } from './endpoint.ts'

type Declared<Input, Data, Errors> = {
  path: `/office/${string}`
  summary: string
  input: Input
  data: Data
  errors: Errors
  told?: Readonly<Record<string, Schema>>
}

/** Names the site a call of the office is about. The door compares it with the caller's roles. */
export const OFFICE_SITE_HEADER = 'office-site'

const USUAL = { door: 'office', method: 'POST', successCode: 100, needsProof: false } as const

/**
 * Declares a call of the office with the permission it needs at the chosen site, or `any` where a
 * role there is enough. What the caller may do of it (run, make a proposal, vote) is asked again by
 * the use case.
 */
export const officeCall = <
  const Input extends Schema,
  const Data extends Schema,
  const Errors extends Readonly<Record<string, string>>,
>(
  permission: Permission | 'any',
  declared: Declared<Input, Data, Errors>,
): Endpoint<Input, Data, Errors, 'staff'> => ({
  ...USUAL,
  told: {},
  auth: 'staff',
  permission,
  ...declared,
})

/** A call about the caller alone: whoever works here may make it, whatever their role. */
export const ownOfficeCall = <
  const Input extends Schema,
  const Data extends Schema,
  const Errors extends Readonly<Record<string, string>>,
>(
  declared: Declared<Input, Data, Errors>,
): Endpoint<Input, Data, Errors, 'staff'> => ({
  ...USUAL,
  told: {},
  auth: 'staff',
  permission: null,
  ...declared,
})

/** A call of somebody who is not signed in yet. */
export const openOfficeCall = <
  const Input extends Schema,
  const Data extends Schema,
  const Errors extends Readonly<Record<string, string>>,
>(
  declared: Declared<Input, Data, Errors>,
): Endpoint<Input, Data, Errors, 'none'> => ({
  ...USUAL,
  told: {},
  auth: 'none',
  permission: null,
  ...declared,
})
