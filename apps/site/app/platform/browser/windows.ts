import { WINDOW_HEIGHT_PX, WINDOW_WIDTH_PX } from '@oriel/contract/limits'

/** S2.050 to S2.052: windows that open beside the page, at most one of each kind. */
export type WindowKind = 'user' | 'proxy' | 'fastPayment' | 'auth' | 'game'

const windows = new Map<WindowKind, Window>()

/** Must be called within the click: browsers block what comes later. Null where it was blocked. */
export function openWindow(kind: WindowKind, url: string): Window | null {
  // Where a window cannot be told its size, as on phones, nothing may take it to be larger.
  const width = Math.min(WINDOW_WIDTH_PX, window.screen.availWidth)
  const height = Math.min(WINDOW_HEIGHT_PX, window.screen.availHeight)
  const size = `width=${width},height=${height}`
  const opened = window.open(url, `oriel-${kind}`, size)
  if (opened) windows.set(kind, opened)
  return opened
}

export const findWindow = (kind: WindowKind): Window | null => windows.get(kind) ?? null

export function closeWindow(kind: WindowKind): void {
  windows.get(kind)?.close()
  windows.delete(kind)
}

/** S3.068: the names of the waiting windows in messages. */
const WAITING: Readonly<Record<string, WindowKind>> = {
  gameWindow: 'game',
  depositWindow: 'user',
  fpWindow: 'fastPayment',
}

/** S4.020: quickGame closes the waiting window by type; an unknown type closes nothing. */
export function closeWaiting(type: string): void {
  const kind = Object.hasOwn(WAITING, type) ? WAITING[type] : undefined
  if (kind) closeWindow(kind)
}

/** S4.016: logout closes the windows that show the member's data. */
export function closeWindows(): void {
  for (const kind of ['user', 'proxy', 'fastPayment'] as const) closeWindow(kind)
}
