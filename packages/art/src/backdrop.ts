import type { Brush } from './brush.ts'
import type { Point } from './geometry.ts'

/** The picture's size, and where its subject stands. */
type Frame = { readonly width: number; readonly height: number; readonly hero: Point }

/** What is behind the subject; it fills the frame and leaves the light to the scene. */
export type Backdrop = (brush: Brush, frame: Frame) => string
