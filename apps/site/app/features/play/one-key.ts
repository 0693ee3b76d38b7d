/**
 * Whether money is on its way home by one press. The wallet sets it; a game does not start
 * meanwhile (spec 4).
 */
let isRunning = false

export const isOneKeyRunning = (): boolean => isRunning
export function noteOneKey(running: boolean): void {
  isRunning = running
}
