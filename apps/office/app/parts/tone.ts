/**
 * Colour repeats what a word says: green done or in time, amber look or soon, red stop or late,
 * blue yours or open, violet risk, gold the member's grade. Plain says nothing.
 */
export type Tone = 'plain' | 'good' | 'look' | 'stop' | 'mine' | 'risk' | 'grade'
