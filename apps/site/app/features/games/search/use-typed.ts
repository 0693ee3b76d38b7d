import { useEffect, useRef, useState } from 'react'

/** So long after the last letter a question is asked. */
const TYPING_PAUSE_MS = 150

/**
 * What stands in a field while it is being typed, and is handed on once the typing pauses. When the
 * other side changes the text itself, as by going back, the field follows.
 */
export function useTyped(
  text: string,
  handOn: (text: string) => void,
): [typed: string, type: (text: string) => void, now: () => void] {
  const [typed, setTyped] = useState(text)
  const known = useRef(text)
  useEffect(() => {
    if (text === known.current) return
    known.current = text
    setTyped(text)
  }, [text])
  const pass = () => {
    known.current = typed
    handOn(typed)
  }
  const latest = useRef(pass)
  useEffect(() => {
    latest.current = pass
  })
  useEffect(() => {
    if (typed === known.current) return
    const timer = setTimeout(() => latest.current(), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped, pass]
}
