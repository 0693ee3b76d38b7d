import { useCallback, useSyncExternalStore } from 'react'

/** What stands where an amount is hidden. */
export const HIDDEN_AMOUNT = '••••••'

/** S3.066: balances are visible until the member hides them. */
const KEY = 'eyeOpen'
const CHANGED = 'eye-changed'

const read = (): boolean => localStorage.getItem(KEY) !== '0'

function subscribe(hear: () => void): () => void {
  window.addEventListener(CHANGED, hear)
  window.addEventListener('storage', hear)
  return () => {
    window.removeEventListener(CHANGED, hear)
    window.removeEventListener('storage', hear)
  }
}

/** Whether amounts are shown, here and in every other page of this browser. */
export function useEye(): [boolean, () => void] {
  const isOpen = useSyncExternalStore(subscribe, read, () => true)
  const toggle = useCallback(() => {
    localStorage.setItem(KEY, read() ? '0' : '1')
    window.dispatchEvent(new CustomEvent(CHANGED))
  }, [])
  return [isOpen, toggle]
}
