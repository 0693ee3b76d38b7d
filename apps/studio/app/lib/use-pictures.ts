import { useEffect, useState } from 'react'

/** Nobody waits longer for a picture: a game without one can still be played. */
const WAIT_MS = 4_000

async function load(address: string): Promise<void> {
  const picture = new Image()
  picture.src = address
  // A picture that cannot be had leaves a gap, and no more.
  await picture.decode().catch(() => {})
}

/** Loads pictures ahead, so that they are there when they are needed. */
export const loadPictures = (addresses: readonly string[]): Promise<unknown> => {
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  return Promise.race([Promise.all(addresses.map(load)), late])
}

/** Whether all pictures of a stage are there, so that none appears in the middle of a turn. */
export function usePictures(addresses: readonly string[]): boolean {
  const [loaded, setLoaded] = useState<readonly string[] | null>(null)
  useEffect(() => {
    let isGone = false
    void loadPictures(addresses).then(() => {
      if (!isGone) setLoaded(addresses)
    })
    return () => void (isGone = true)
  }, [addresses])
  return loaded === addresses
}
