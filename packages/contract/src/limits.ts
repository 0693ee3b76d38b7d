/** Spec 9: every limit of the product with its unit in its name. */
export const REQUEST_TIMEOUT_MS = 30_000
