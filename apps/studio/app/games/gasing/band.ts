/** How many pictures the band of a top has until each mark stands where the next one was. */
export const BAND_FRAMES = 4
/** Marks on a band; as the drawing has it. */
const MARKS = 6

/** Which picture of the band is seen after so many turns. */
export const bandFrame = (turns: number): number =>
  Math.floor(turns * MARKS * BAND_FRAMES) % BAND_FRAMES
