/** Held by the page that plays. A browser lets go of it when the page is gone, however it went. */
const NAME = 'oriel-play'

export function holdPlay(): () => void {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  // Refused where another page holds it: the server lets only one of them play anyway.
  void navigator.locks?.request(NAME, { ifAvailable: true }, () => held).catch(() => {})
  return release
}

/** The hint isPlay is another page's, and that page is there. */
export async function isHeldElsewhere(): Promise<boolean> {
  const { held } = (await navigator.locks?.query().catch(() => null)) ?? {}
  return held?.some(({ name }) => name === NAME) ?? false
}
