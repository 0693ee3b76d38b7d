/** Millionths as people read a share: 1,000 is 0.10%, 12,345 is 1.2345%. */
export function percentText(ppm: number): string {
  const text = (ppm / 10_000).toFixed(4)
  return `${text.replace(/(\.\d\d)(\d*?)0+$/, '$1$2')}%`
}
