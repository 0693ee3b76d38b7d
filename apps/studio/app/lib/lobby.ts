import { keep, kept } from './kept.ts'

const KEY = 'studio-lobby'

/** Kept so that a page that cannot open any more still knows its way back. */
export function rememberLobby(address: string): void {
  keep(KEY, address)
}

export function knownLobby(): string | null {
  const known = kept(KEY)
  if (known) return known
  const { referrer } = document
  return referrer === '' || new URL(referrer).origin === location.origin ? null : referrer
}
