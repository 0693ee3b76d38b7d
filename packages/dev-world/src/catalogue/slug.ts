/** A name as codes are written. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll('×', 'x')
    .replaceAll(/[^a-z0-9]+/g, '-')
