import { NewKeyWire, UsedKeyWire } from '@oriel/contract/member/passkey'
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import { useStage } from '../../testing/stage.ts'

const stage = useStage()

/** A device of the browser's own, with or without its owner at it. */
async function withDevice(isUserVerified: boolean): Promise<Page> {
  const page = await stage.open('passkey')
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  })
  return page
}

async function answerTo(page: Page, button: 'Make' | 'Sign'): Promise<unknown> {
  const answer = page.locator('[data-answer]')
  const before = await answer.textContent()
  await page.getByRole('button', { name: button }).click()
  await expect.poll(() => answer.textContent()).not.toBe(before)
  return JSON.parse((await answer.textContent()) ?? '')
}

test('a passkey is made and signs, both as the wire wants them', async () => {
  const page = await withDevice(true)
  const made = (await answerTo(page, 'Make')) as { ok: boolean; value: { id: string } }
  expect(made.ok).toBe(true)
  expect(NewKeyWire.safeParse(made.value).success).toBe(true)
  const signed = (await answerTo(page, 'Sign')) as typeof made
  expect(UsedKeyWire.safeParse(signed.value).success).toBe(true)
  expect(signed.value.id).toBe(made.value.id)
})

test('a device whose owner does not confirm is as one that was cancelled', async () => {
  const page = await withDevice(false)
  expect(await answerTo(page, 'Make')).toEqual({ ok: false, reason: 'cancelled' })
})
