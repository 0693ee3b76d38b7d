/** Where money of a member lies: our name of them at providers, and the provider. */
export const placeOf = (ref: string, provider: string): string => `${ref} ${provider}`
