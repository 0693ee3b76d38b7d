/** What can be asked about alone: the account by anybody, the others with a proof. */
export const claimedFields = [
  'memberAccount',
  'memberName',
  'memberPhone',
  'memberEmail',
  'identityId',
] as const
export type ClaimedField = (typeof claimedFields)[number]
