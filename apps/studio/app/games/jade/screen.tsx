import { ReelsScreen } from '../reels/screen.tsx'
import { JADE } from './machine.ts'

/** Five reels, twenty lines, free spins that pay three times. */
export default function JadeScreen() {
  return <ReelsScreen machine={JADE} />
}
