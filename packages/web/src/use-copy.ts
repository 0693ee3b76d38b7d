import { useCallback, useEffect, useState } from 'react'

export type Copying = 'ready' | 'copied' | 'refused'

/** How long a button says that it has copied. */
const SAID_MS = 2_500

/** Puts a text on the clipboard and says for a moment how that went. */
export function useCopy(): [Copying, (text: string) => Promise<void>] {
  const [state, setState] = useState<Copying>('ready')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('ready'), SAID_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = useCallback(async (text: string) => {
    // A second try that ends as the first did must be seen, and heard, again.
    setState('ready')
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      // Not allowed here, or not a secure address: the page says where the link stands.
      setState('refused')
    }
  }, [])
  return [state, copy]
}
