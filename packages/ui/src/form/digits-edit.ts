import { digitsOf } from './typed-digits.ts'

/** The digits after an edit, and the box that has the focus then. */
export type DigitsEdit = { readonly value: string; readonly at: number }

/** Digits typed or pasted into a box go on into the next ones. Null when there were none. */
export function typeDigits(
  value: string,
  box: number,
  typed: string,
  count: number,
): DigitsEdit | null {
  const digits = digitsOf(typed)
  if (digits === '') return null
  const at = Math.min(box, value.length)
  const all = value.slice(0, at) + digits + value.slice(at + digits.length)
  return { value: all.slice(0, count), at: Math.min(at + digits.length, count - 1) }
}

/** What a key does that is no digit. Null for keys that are not ours. */
export function pressKey(value: string, at: number, key: string, count: number): DigitsEdit | null {
  // The first empty box is as far as one can go: digits have no gaps.
  const last = Math.min(value.length, count - 1)
  const without = (box: number): DigitsEdit => ({
    value: value.slice(0, box) + value.slice(box + 1),
    at: box,
  })
  switch (key) {
    case 'ArrowLeft':
      return { value, at: Math.max(0, at - 1) }
    case 'ArrowRight':
      return { value, at: Math.min(last, at + 1) }
    case 'Home':
      return { value, at: 0 }
    case 'End':
      return { value, at: last }
    case 'Backspace':
      return without(at < value.length ? at : Math.max(0, value.length - 1))
    case 'Delete':
      return without(at)
    default:
      return null
  }
}
