import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import './sheet.css'
import { useText } from '../lib/text.tsx'
import { Glyph } from './glyph.tsx'

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/**
 * A panel over the game: from the right on a wide screen, from below on a phone. The browser's own
 * window: the focus stays in it and goes back, Escape closes it.
 */
export function Sheet({ title, isOpen, onClose, children }: Props) {
  const { t } = useText()
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) element.current?.showModal()
    else element.current?.close()
  }, [isOpen])
  usePressBeside(element, onClose)
  return (
    <dialog ref={element} className="sheet" aria-label={title} onClose={onClose}>
      {isOpen && (
        <div className="sheet-inside">
          <header className="sheet-head">
            <h2>{title}</h2>
            <button
              type="button"
              className="bar-button"
              aria-label={t('studio.close')}
              onClick={onClose}
            >
              <Glyph name="close" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  )
}

/** A press on the darkened game closes the panel, as Escape does. */
function usePressBeside(element: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const panel = element.current
    const onPress = (event: MouseEvent) => {
      if (event.target === panel) onClose()
    }
    panel?.addEventListener('click', onPress)
    return () => panel?.removeEventListener('click', onPress)
  }, [element, onClose])
}
