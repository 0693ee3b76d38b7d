/**
 * S4.032: whether a one-key back transfer is in progress. The wallet sets it; no game starts
 * meanwhile.
 */
let isRunning = false

export const isRecallRunning = (): boolean => isRunning
export function setRecallRunning(running: boolean): void {
  isRunning = running
}
