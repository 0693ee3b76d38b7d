/**
 * What may be done in the office, as the database lists it (`permissions`). A call of the office
 * names one of these, or does not compile.
 */
export const permissions = [
  'member.read',
  'round.read',
  'member.unmask',
  'member.freeze',
  'session.end',
  'withdraw_password.unlock',
  'member.unfreeze',
  'member.identity_edit',
  'member.note',
  'wallet.adjust',
  'held.decide',
  'transfer.ask',
  'provider.allow',
  'key.rotate',
  'switch.off',
  'switch.on',
  'maintenance.set',
  'case.take',
  'case.close',
  'dead-letter.replay',
  'content.write',
  'content.publish',
  'report.export',
  'staff.read',
  'staff.invite',
  'staff.role',
  'staff.remove',
  'network.edit',
  'audit.read',
  'bulk.run',
  'letter.send',
  'letter.bulk',
  'red-envelope.open',
  'roulette.publish',
  'recommend.edit',
  'bonus.give',
  'bank-card.verify',
  'withdrawal.review',
  'withdrawal.approve',
  'arrival.give',
  'arrival.send_back',
  'settlement.read',
  'settlement.post',
  'payment.method_edit',
] as const
export type Permission = (typeof permissions)[number]
export const isPermission = (text: string): text is Permission =>
  permissions.some((one) => one === text)

/** The roles of the house; a site may add its own. */
export const houseRoles = [
  'owner',
  'manager',
  'finance-maker',
  'finance-checker',
  'risk',
  'support',
  'content',
  'auditor',
] as const
export type HouseRole = (typeof houseRoles)[number]

/** run: does it. make: proposes it. check: votes on what others propose. both: makes and votes. */
export const mays = ['run', 'make', 'check', 'both'] as const
export type May = (typeof mays)[number]

/** Who may begin it: run it, or propose it where two people are needed. */
export const mayBegin = (may: May | null): boolean =>
  may === 'run' || may === 'make' || may === 'both'

/** Who may vote on what others propose. */
export const mayCheck = (may: May | null): boolean =>
  may === 'run' || may === 'check' || may === 'both'
