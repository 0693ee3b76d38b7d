/** Every place between two steps that both last. Whoever dies at one is followed by another. */
export type Point =
  | 'asked'
  | 'answered'
  | 'taken'
  | 'voided'
  | 'ended'
  | 'claimed'
  | 'status_answered'
  | 'turned'
  | 'rollback_answered'
  | 'win_answered'
  | 'paid'
  | 'end_answered'

/** Told at each of them. A running studio does nothing there; a test ends the process. */
export type Reached = (point: Point) => Promise<void>
export const goOn: Reached = async () => {}
