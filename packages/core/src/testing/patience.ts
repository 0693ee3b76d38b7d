/**
 * How many times as long as on a quiet machine tests, journeys and fault runs wait before they give
 * up. It is the one factor of all their time-outs: a slow machine changes how long a condition is
 * awaited, never what is asserted.
 */
export const PATIENCE = Math.max(1, Number(process.env['PATIENCE'] ?? '1'))

/** A time-out in milliseconds, for a machine as slow as this one. */
export const patient = (ms: number): number => Math.round(ms * PATIENCE)
