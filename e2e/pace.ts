/** What the studio is told where journeys wait for it: its clocks, and nothing else, run faster. */
export const PACE: Readonly<Record<string, string>> = {
  STUDIO_BETTING_MAX_MS: '12000',
  STUDIO_RUNNING_MAX_MS: '12000',
  STUDIO_MATCH_PACE: '6',
}
