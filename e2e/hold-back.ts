import type { Page } from '@playwright/test'

/**
 * Holds a call of the page back until it is let go, and tells when it was first asked for. Then the
 * server answers it, or the test does.
 */
export async function holdBack(page: Page, address: string, answer?: object) {
  const asked = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    asked.resolve()
    await free.promise
    await (answer ? route.fulfill({ json: answer }) : route.continue())
  })
  return { asked: asked.promise, letGo: () => free.resolve() }
}

/** Holds the sockets of the page back until they are let go. */
export async function holdSocket(page: Page): Promise<() => void> {
  const free = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/socket/, async (socket) => {
    await free.promise
    socket.connectToServer()
  })
  return () => free.resolve()
}
