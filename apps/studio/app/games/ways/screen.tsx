import { ReelsScreen } from '../reels/screen.tsx'
import { WAYS } from './machine.ts'

/** Five reels without lines: all 243 ways pay. */
export default function WaysScreen() {
  return <ReelsScreen machine={WAYS} />
}
