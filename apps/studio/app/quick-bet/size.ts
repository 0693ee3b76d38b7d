/** What a frame tells the page around it. */
export const sizeMessage = (height: number) =>
  ({ type: 'oriel:size', height: Math.ceil(height) }) as const

/** Exactly the house that launched this page: a message to anybody is a message to everybody. */
export function originOf(lobbyUrl: string): string | null {
  if (!URL.canParse(lobbyUrl)) return null
  const { origin, protocol } = new URL(lobbyUrl)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
