/** A ring with the first letters of a name; what it stands for is said beside it. */
export const Avatar = ({ name }: { name: string }) => (
  <span className="avatar" aria-hidden="true">
    {initialsOf(name)}
  </span>
)

/** Of "sophia_r" S and R, of "an" A and N: two letters of two words, or of the only one. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const [first = '', second] = words
  const letters =
    second === undefined ? lettersOf(first, 2) : lettersOf(first, 1) + lettersOf(second, 1)
  return letters.toUpperCase()
}

const lettersOf = (word: string, count: number): string => Array.from(word).slice(0, count).join('')
