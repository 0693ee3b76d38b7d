const KEY = 'studio-lobby'

/** Kept so that a page that cannot open any more still knows its way back. */
export function rememberLobby(address: string): void {
  sessionStorage.setItem(KEY, address)
}

export function knownLobby(): string | null {
  const kept = sessionStorage.getItem(KEY)
  if (kept) return kept
  const { referrer } = document
  return referrer === '' || new URL(referrer).origin === location.origin ? null : referrer
}
