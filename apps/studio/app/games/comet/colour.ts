const hueOf = (who: string): number => Number.parseInt(who, 16) % 360

/** A colour of their own for everybody: on the night sky, where it must shine. */
export const lightOf = (who: string): string => `hsl(${hueOf(who)} 80% 70%)`

/** The same on a disc, dark enough for white letters whatever the hue. */
export const discOf = (who: string): string =>
  `linear-gradient(140deg, hsl(${hueOf(who)} 62% 42%), hsl(${hueOf(who) + 30} 70% 26%))`
