/** `gzip;q=0` is a refusal (RFC 9110, 12.5.3). */
export function accepts(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  const named = String(header ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .find(([name]) => name === encoding)
  return named !== undefined && !named.some((word) => /^q=0(\.0*)?$/.test(word))
}
