import { type ComponentProps, useEffect, useRef } from 'react'

/** S9.015: the scrollbar hides after this time. */
export const SCROLLBAR_HIDES_MS = 1_300

/** Where a list scrolls inside the page. Its bar shows while it is of use, and then goes. */
export function ScrollArea({ className = '', children, ...rest }: ComponentProps<'div'>) {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = area.current
    return element ? hideBarWhenStill(element) : undefined
  }, [])
  return (
    // What scrolls must be reached by key, also where nothing in it can take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div tabIndex={0} {...rest} ref={area} className={`scroll-area ${className}`.trimEnd()}>
      {children}
    </div>
  )
}

/** Marks an element while it scrolls or a pointer moves on it, and a while after. */
export function hideBarWhenStill(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = (): void => {
    element.dataset['scrolling'] = ''
    clearTimeout(timer)
    timer = setTimeout(() => delete element.dataset['scrolling'], SCROLLBAR_HIDES_MS)
  }
  const events = ['scroll', 'pointermove'] as const
  for (const event of events) element.addEventListener(event, show, { passive: true })
  return () => {
    for (const event of events) element.removeEventListener(event, show)
    clearTimeout(timer)
  }
}
