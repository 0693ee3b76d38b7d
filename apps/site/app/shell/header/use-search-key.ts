import { useEffect } from 'react'
import { useOverlay } from '../../platform/overlay.ts'

const TYPED_INTO = 'input, textarea, select, [contenteditable], [role=dialog], [role=combobox]'

/** A slash opens the search, except where a slash is being written. */
export function useSearchKey(): void {
  const open = useOverlay()
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== '/' || !isPlain || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return
      event.preventDefault()
      open('search', {})
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [open])
}
