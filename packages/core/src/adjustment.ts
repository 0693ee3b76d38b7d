/** Why people of the house move money. */
export const adjustmentKinds = ['goodwill', 'provider_error', 'play_money'] as const
export type AdjustmentKind = (typeof adjustmentKinds)[number]
