/** A link that a page can show: whatever a provider says, it runs nothing. */
export const webAddress = (text: string | null): string | null => {
  const url = text === null ? null : URL.parse(text)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}
