/** How long a card lies face down after it left the shoe, and how long it takes to turn it. */
export const CARD_LIES_MS = 400
export const CARD_TURN_MS = 500
/** From the shoe to the moment it can be read. As card.css has it. */
export const CARD_TURNED_MS = CARD_LIES_MS + CARD_TURN_MS
