/** The whole game: a wheel of ten equal fields, and what each pays for a stake. */
export const FIELDS = [5, 0, 2, 0, 0, 0, 2, 0, 0, 0] as const

/** Of ten stakes nine come back in the long run; said on the page. */
export const RULE =
  'Ten fields, all equally likely: one pays 5 times the stake, two pay 2 times, seven nothing. ' +
  'In the long run 90% comes back.'

export const payoutOf = (stake: number, field: number): number => stake * (FIELDS[field] ?? 0)
