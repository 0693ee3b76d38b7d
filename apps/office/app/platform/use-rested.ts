import { useEffect, useState } from 'react'

const REST_MS = 180

/** Whoever types goes on typing: this is what was last typed before a rest. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
