import { expect, test } from '../fixtures.ts'

test('[S3.068] the window of a game changes no layout, and goes on as soon as it knows where, even without our scripts', async ({
  page,
  context,
  at,
}) => {
  await test.step('it has no layout of its own', async () => {
    // It may be wider than the page that opened it, which has told its own width before.
    const mode = { name: 'layout_mode', value: 'mobile', url: at('oriel') }
    await context.addCookies([mode])
    await page.setViewportSize({ width: 1_500, height: 800 })
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.serviceWorker() === null) documents += 1
    })
    await page.goto(at('oriel', '/loading?press=0'))
    await page.waitForLoadState('networkidle')
    expect(documents).toBe(1)
    const kept = (await context.cookies()).find(({ name }) => name === mode.name)
    expect(kept?.value).toBe('mobile')
  })
  await test.step('it goes on before its scripts work', async () => {
    const press = 'a1b2'
    const game = { press, name: 'Jade Ascent', provider: '', picture: '', launchId: null }
    await page.goto(at('oriel', '/faq'))
    await page.evaluate((told) => localStorage.setItem('waitingGame', JSON.stringify(told)), game)
    const waiting = await context.newPage()
    // No script of ours ever comes: only what stands in the page itself can run.
    await waiting.route('**/assets/**', (route) => route.abort())
    await waiting.goto(at('oriel', `/loading?press=${press}`))
    await page.evaluate((url) => localStorage.setItem('waitingUrl', url), at('oriel', '/discount'))
    await expect(waiting).toHaveURL(at('oriel', '/discount'))
    const left = await waiting.evaluate(() => [
      sessionStorage.getItem('play_state'),
      localStorage.getItem('waitingUrl'),
    ])
    expect(left).toEqual([press, null])
  })
})
