import { useState } from 'react'

/** What was on screen last: while something new is on its way, the screen still says the old. */
export function useKept<Value>(value: Value, isLanded: boolean): Value {
  const [kept, setKept] = useState(value)
  if (isLanded && kept !== value) setKept(value)
  return isLanded ? value : kept
}
