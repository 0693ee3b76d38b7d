import type { Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { carouselLabels as labels, slides } from '../../testing/samples.tsx'
import { soon, useStage } from '../../testing/stage.ts'
import { Carousel, MAX_SLIDES } from './carousel.tsx'

const stage = useStage()
const html = renderToStaticMarkup(<Carousel slides={slides} labels={labels} />)
const many = Array.from({ length: 9 }, (_, at) => ({ id: `s${at}`, content: `Slide ${at}` }))
const count = (text: string, part: string): number => text.split(part).length - 1

const chosen = (page: Page) => page.getByRole('tab', { selected: true }).getAttribute('aria-label')
/** What fills the dot is the clock: its end is the end of the six seconds. */
const dot = (page: Page) =>
  page.locator('.carousel-dot[data-progress]').evaluate((element) => {
    const [animation] = element.getAnimations({ subtree: true })
    return {
      state: animation?.playState,
      seconds: Number(animation?.effect?.getComputedTiming().duration) / 1_000,
    }
  })
const finish = (page: Page) =>
  page.locator('.carousel-dot[data-progress]').evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish()
  })

test('it is a named region of slides, each with its place', () => {
  expect(html).toMatch(
    /^<section class="carousel" aria-roledescription="carousel" aria-label="Highlights"/,
  )
  expect(html).toMatch(/aria-roledescription="slide" aria-label="2 of 3"/)
  expect(html).not.toContain('inert')
})

test('no more than five slides stand in it, and one alone has no buttons', () => {
  const full = renderToStaticMarkup(<Carousel slides={many} labels={labels} />)
  expect(count(full, 'carousel-slide"')).toBe(MAX_SLIDES)
  const single = renderToStaticMarkup(<Carousel slides={slides.slice(0, 1)} labels={labels} />)
  expect(single).not.toContain('<button')
  expect(single).toContain('Slide one')
})

test('without a script the first slide is whole, stands still and the others can be swiped to', async () => {
  const page = await stage.show(html)
  expect(await page.getByText('Slide one').isVisible()).toBe(true)
  expect(await page.locator('.carousel-controls').isVisible()).toBe(false)
  const row = page.locator('.carousel-viewport')
  expect(await row.evaluate((element) => getComputedStyle(element).overflowX)).toBe('auto')
})

test('the button that stops it is the first stop in it, the dots one stop after the arrows', async () => {
  const page = await stage.open('carousel')
  await page.getByRole('button', { name: 'Stop turning' }).waitFor()
  const stops: (string | null | undefined)[] = []
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(
        () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent,
      ),
    )
  }
  expect(stops).toEqual(['Stop turning', 'Previous', '1 of 3', 'Next', 'Slide one'])
})

test('it turns every six seconds, and around', async () => {
  const page = await stage.open('carousel')
  await page.getByRole('button', { name: 'Stop turning' }).waitFor()
  expect(await dot(page)).toEqual({ state: 'running', seconds: 6 })
  for (const place of ['2 of 3', '3 of 3', '1 of 3']) {
    await finish(page)
    await soon(() => chosen(page)).toBe(place)
  }
})

test('it stands under the pointer and while something in it has focus', async () => {
  const page = await stage.open('carousel')
  await page.getByRole('button', { name: 'Stop turning' }).waitFor()
  await page.getByText('Slide one').hover()
  await soon(async () => (await dot(page)).state).toBe('paused')
  await page.mouse.move(700, 590)
  await soon(async () => (await dot(page)).state).toBe('running')
  await page.getByText('Slide one').focus()
  await soon(async () => (await dot(page)).state).toBe('paused')
})

test('its button stops it for good and starts it again', async () => {
  const page = await stage.open('carousel')
  await page.getByRole('button', { name: 'Stop turning' }).press('Enter')
  expect(await page.locator('.carousel-dot[data-progress]').count()).toBe(0)
  await page.getByRole('button', { name: 'Start turning' }).press('Enter')
  expect((await dot(page)).state).toBe('running')
})

test('only the slide one sees can be reached; dots and arrow keys choose', async () => {
  const page = await stage.open('carousel')
  await page.getByRole('button', { name: 'Stop turning' }).press('Enter')
  await page.getByRole('tab', { name: '2 of 3' }).click()
  await soon(() => chosen(page)).toBe('2 of 3')
  const reachable = page.locator('.carousel-slide:not([inert])')
  expect(await reachable.textContent()).toBe('Slide two')
  await page.keyboard.press('ArrowRight')
  await soon(() => chosen(page)).toBe('3 of 3')
  await page.keyboard.press('Home')
  await soon(() => chosen(page)).toBe('1 of 3')
  await page.getByRole('button', { name: 'Previous' }).click()
  await soon(() => chosen(page)).toBe('3 of 3')
})

test.each([
  ['where motion is reduced', 'carousel', true],
  ['where it was told to stand', 'still', false],
])('%s it never turns by itself and needs no button to stop', async (_, scene, reducedMotion) => {
  const page = await stage.open(scene, { reducedMotion })
  await page.getByRole('tab', { name: '2 of 3' }).click()
  await soon(() => chosen(page)).toBe('2 of 3')
  expect(await page.getByRole('button', { name: 'Stop turning' }).count()).toBe(0)
  expect(await page.locator('.carousel-dot[data-progress]').count()).toBe(0)
})
