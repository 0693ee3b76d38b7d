import type { CaptchaWork } from '@oriel/core/captcha'
import { createSha256 } from './sha256.ts'

/** Hashed in one go: 20 ms of an old phone, so that the page can draw and answer in between. */
const CHUNK = 4_000

/** Finds the number by trying. The page goes on between the chunks, and the work can be ended. */
export async function solveWork(
  { salt, challenge, maxNumber }: CaptchaWork,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<number | null> {
  const hash = createSha256()
  const wanted = readHex(challenge)
  for (let start = 0; start <= maxNumber; start += CHUNK) {
    if (signal.aborted) return null
    const end = Math.min(start + CHUNK, maxNumber + 1)
    for (let number = start; number < end; number += 1) {
      if (isEqual(hash(`${salt}${number}`), wanted)) return number
    }
    onShare(end / (maxNumber + 1))
    await nextTurn()
  }
  return null
}

/** Timers of a page in the background wait for a second; messages do not. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const go = (): void => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', go, { once: true })
    port1.start()
    port2.postMessage(null)
  })

const readHex = (text: string): Int32Array => {
  const words = text.match(/.{8}/g) ?? []
  return Int32Array.from(words, (word) => Number.parseInt(word, 16) | 0)
}

/** Nobody measures how long this takes: both sides are known here. */
const isEqual = (left: Int32Array, right: Int32Array): boolean =>
  left[0] === right[0] && left.every((word, at) => word === right[at])
