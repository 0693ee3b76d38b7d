import type { CSSProperties } from 'react'
import type { Place } from './places.ts'

/** Where something lies on the board; the style sheet turns it for a phone. */
export const lying = ({ along, across, length, breadth }: Place): CSSProperties =>
  ({
    '--along': along,
    '--across': across,
    '--length': length,
    '--breadth': breadth,
  }) as CSSProperties
