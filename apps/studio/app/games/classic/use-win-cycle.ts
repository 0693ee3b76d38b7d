import { useEffect, useState } from 'react'
import { useStill } from '../../lib/settings.ts'

const EACH_MS = 1_100

/** Which of the wins is told now, one after another; null tells all of them at once. */
export function useWinCycle(count: number, turn: number, isOn: boolean): number | null {
  const isStill = useStill()
  const [told, setTold] = useState({ turn, step: 0 })
  useEffect(() => {
    if (!isOn || count < 2 || isStill) return
    let step = 0
    const timer = setInterval(() => {
      step += 1
      setTold({ turn, step })
    }, EACH_MS)
    return () => clearInterval(timer)
  }, [count, turn, isOn, isStill])
  const step = told.turn === turn ? told.step : 0
  if (count === 1) return 0
  return isStill || count === 0 ? null : step % count
}
