import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { soon, useStage } from '../../testing/stage.ts'
import { clockOf, durationOf, nextTickMs } from './countdown-parts.ts'
import { Countdown } from './countdown.tsx'
import { SHOWN_AFTER_PX } from '../navigation/go-to-top.tsx'
import { SCROLLBAR_HIDES_MS } from '../layout/scroll-area.tsx'

const stage = useStage()

test.each([
  [0, '00:00:00'],
  [-5_000, '00:00:00'],
  [1, '00:00:01'],
  [1_000, '00:00:01'],
  [61_000, '00:01:01'],
  [3_661_000, '01:01:01'],
  [100 * 3_600_000, '100:00:00'],
])('%i ms are written %s', (left, clock) => {
  expect(clockOf(left)).toBe(clock)
})

test('the next second begins when the written one ends', () => {
  expect([3_500, 3_000, 1, 0].map(nextTickMs)).toEqual([500, 1_000, 1, 1_000])
  expect(durationOf(3_500)).toBe('PT4S')
})

test('it is a timer that calls nobody, and the server writes it as the page does', () => {
  const html = renderToStaticMarkup(<Countdown endsAt={3_661_000} serverNow={0} label="Ends in" />)
  expect(html).toBe(
    '<span class="countdown" role="timer" aria-live="off"><span class="sr-only">Ends in </span><time dateTime="PT3661S">01:01:01</time></span>',
  )
})

test('it counts by the server’s clock and tells its end once', async () => {
  const page = await stage.open('countdown', { holdClock: true })
  const time = () => page.locator('time').textContent()
  expect(await time()).toBe('00:00:04')
  await page.clock.runFor(500)
  expect(await time()).toBe('00:00:03')
  await page.clock.runFor(2_000)
  expect(await time()).toBe('00:00:01')
  expect(await page.locator('output').textContent()).toBe('running')
  await page.clock.runFor(1_000)
  expect(await time()).toBe('00:00:00')
  expect(await page.locator('output').textContent()).toBe('over')
})

test('an odometer keeps its wheels while the number grows, and they turn', async () => {
  const page = await stage.open('odometer')
  const wheels = page.locator('.odometer-wheel')
  await wheels.evaluateAll((all) => {
    for (const [at, wheel] of all.entries()) wheel.id = `wheel-${at}`
  })
  await page.getByRole('button', { name: 'Grow' }).click()
  await page.getByRole('img', { name: '$139.50' }).waitFor()
  const after = await wheels.evaluateAll((all) =>
    all.map((wheel) => `${wheel.id} ${wheel.getAttribute('data-digit')}`),
  )
  expect(after).toEqual([
    'wheel-0 0',
    'wheel-1 1',
    'wheel-2 3',
    'wheel-3 9',
    'wheel-4 5',
    'wheel-5 0',
  ])
  const shift = () =>
    wheels.nth(3).evaluate((wheel) => {
      const { f } = new DOMMatrix(getComputedStyle(wheel).transform)
      return Math.round((-f / wheel.getBoundingClientRect().height) * 10)
    })
  await soon(shift).toBe(9)
})

test('where motion is reduced the wheels jump', async () => {
  const page = await stage.open('odometer', { reducedMotion: true })
  const wheel = page.locator('.odometer-wheel').first()
  expect(await wheel.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0s')
})

test('the way back up shows after 600 px and leads to the top', async () => {
  const page = await stage.open('top', { reducedMotion: true })
  const button = page.locator('.go-to-top')
  const isShown = () => button.evaluate((element) => element.hasAttribute('data-shown'))
  await page.evaluate((far) => window.scrollTo(0, far), SHOWN_AFTER_PX)
  expect(await isShown()).toBe(false)
  await page.evaluate((far) => window.scrollTo(0, far + 1), SHOWN_AFTER_PX)
  await soon(isShown).toBe(true)
  await button.click()
  await soon(() => page.evaluate(() => window.scrollY)).toBe(0)
  await soon(isShown).toBe(false)
})

test('[S9.015] the scrollbar hides itself after 1,300 ms', async () => {
  const page = await stage.open('area', { holdClock: true })
  const area = page.locator('.scroll-area')
  const isShown = () => area.evaluate((element) => 'scrolling' in element.dataset)
  expect(await isShown()).toBe(false)
  await area.evaluate((element) => element.scrollTo(0, 50))
  await soon(isShown).toBe(true)
  await page.clock.runFor(SCROLLBAR_HIDES_MS - 100)
  expect(await isShown()).toBe(true)
  await page.clock.runFor(200)
  expect(await isShown()).toBe(false)
  expect(SCROLLBAR_HIDES_MS).toBe(1_300)
})

test('the hidden bar leaves no colour, the shown one has the edge of a control', async () => {
  const page = await stage.open('area')
  const area = page.locator('.scroll-area')
  const colour = () => area.evaluate((element) => getComputedStyle(element).scrollbarColor)
  expect(await colour()).toBe('rgba(0, 0, 0, 0) rgba(0, 0, 0, 0)')
  await area.evaluate((element) => element.scrollTo(0, 50))
  await soon(colour).toBe('rgb(102, 113, 142) rgba(0, 0, 0, 0)')
})

test('a search can be cleared and keeps the focus; its hint goes while it is used', async () => {
  const page = await stage.open('search')
  const field = page.getByRole('searchbox', { name: 'Search games' })
  expect(await page.locator('kbd').textContent()).toBe('/')
  await field.fill('lotus')
  expect(await page.locator('output').textContent()).toBe('lotus')
  expect(await page.locator('kbd').count()).toBe(0)
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(await page.locator('output').textContent()).toBe('')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('while more is on its way a second press asks for nothing', async () => {
  const page = await stage.open('more')
  await page.getByRole('button', { name: 'Load more' }).click()
  await page.getByRole('button', { name: 'Loading', disabled: true }).click({ force: true })
  expect(await page.locator('output').textContent()).toBe('1')
})
