import { HAND_CARDS } from '../../../src/games/jacks/hands.ts'
import type { JacksView } from '../../../src/games/jacks/rules.ts'
import { CARD_MS } from '../quick/playing-card.tsx'

/** From one card to the next. */
export const DEAL_STEP_MS = 90

/** How long the last answer takes until its last card can be read. */
export function dealMs(view: JacksView | null): number {
  if (!view) return 0
  const count = view.hold ? view.hold.filter((isHeld) => !isHeld).length : HAND_CARDS
  return count === 0 ? 0 : (count - 1) * DEAL_STEP_MS + CARD_MS
}
