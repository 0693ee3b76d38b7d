/**
 * Stands in the addresses of the pictures of games. A test compares it with what is drawn: whoever
 * changes a picture writes the new figure here, and browsers let go of what they kept.
 */
export const GAME_ART_VERSION = 'b98ad65c'
