import { type RefObject, useEffect, useState } from 'react'
import { rowWindow, VIRTUAL_ABOVE, type RowWindow } from './virtual-rows.ts'

/** As the styles have it where the element does not say. */
const ROW_HEIGHT = 36

/** Which rows of a long list are drawn while its box is scrolled. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number): RowWindow {
  const [scrolled, setScrolled] = useState({ top: 0, height: 0, rowHeight: ROW_HEIGHT })
  const isLong = count > VIRTUAL_ABOVE
  useEffect(() => {
    const element = box.current
    if (!isLong || !element) return undefined
    const measure = (): void => {
      const row = element.querySelector<HTMLElement>('tbody tr[data-row]')
      setScrolled({
        top: element.scrollTop,
        height: element.clientHeight,
        rowHeight: row?.offsetHeight || ROW_HEIGHT,
      })
    }
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    return () => element.removeEventListener('scroll', measure)
  }, [box, isLong])
  return rowWindow(count, scrolled)
}
