import { TextContext } from './lib/text.tsx'
import { SeatContext } from './lib/seat.ts'
import type { Boot } from './boot.ts'
import { Opening } from './chrome/opening.tsx'

/** Before there are words, there is the studio's sign; then the game, or why there is none. */
export function Booted({ result, onRetry }: { result: Boot | null; onRetry: () => void }) {
  if (result?.is !== 'ready') return <Opening trouble={result?.is ?? null} onRetry={onRetry} />
  const { seat, text, Screen } = result
  return (
    <TextContext value={text}>
      <SeatContext value={seat}>
        <Screen />
      </SeatContext>
    </TextContext>
  )
}
