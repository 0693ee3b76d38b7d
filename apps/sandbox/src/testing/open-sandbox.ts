import { createSandbox, type SandboxOptions } from '../door.ts'

export const NOON = new Date('2026-03-01T12:00:00.000Z')
export const ISSUER = 'http://sandbox.localhost:3000'
export const REDIRECT = 'http://oriel.localhost:3000/authCallback'
export const client = { id: 'oriel', secret: 'a test’s own: secret', redirects: [REDIRECT] }

/** A sandbox whose clock stands still until it is moved. */
export function openSandbox(changes: Partial<SandboxOptions> = {}) {
  let now = NOON
  const app = createSandbox({
    now: () => now,
    faultsAllowed: true,
    slowMs: 20,
    issuer: ISSUER,
    client,
    ...changes,
  })
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }
  return { app, pass }
}
