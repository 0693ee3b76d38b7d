import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { soon, useStage } from '../../testing/stage.ts'
import { NavItem, NavOpener } from '../navigation/nav-item.tsx'
import { plainLink } from '../navigation/render-link.tsx'

const stage = useStage()

test('a tooltip comes with the focus, can be walked onto, and goes with Escape', async () => {
  const page = await stage.open('tooltip')
  const button = page.getByRole('button', { name: 'RTP' })
  const tip = page.locator('.tooltip')
  await page.keyboard.press('Tab')
  await tip.waitFor()
  await page.keyboard.press('Escape')
  await tip.waitFor({ state: 'detached' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await button.hover()
  await tip.waitFor()
  await tip.hover()
  expect(await tip.isVisible()).toBe(true)
  await page.mouse.move(700, 500)
  await tip.waitFor({ state: 'detached' })
  expect(await tip.count()).toBe(0)
})

test('readers hear the words of a tooltip after the name of its button', async () => {
  const page = await stage.open('tooltip')
  const described = await page.getByRole('button', { name: 'RTP' }).evaluate((element) => {
    const id = element.getAttribute('aria-describedby') ?? ''
    return document.getElementById(id)?.textContent
  })
  expect(described).toBe('Return to player')
})

test('the label of a collapsed item comes out under the pointer and goes with Escape', async () => {
  const page = await stage.open('nav')
  const link = page.getByRole('link', { name: 'Home' })
  const width = () => page.locator('.nav-item-label').evaluate((element) => element.clientWidth)
  expect(await width()).toBe(1)
  await link.hover()
  await soon(width).toBeGreaterThan(20)
  await page.keyboard.press('Escape')
  await soon(width).toBe(1)
  await page.mouse.move(700, 500)
  await link.hover()
  await soon(width).toBeGreaterThan(20)
})

test('the item of the page one is on says so; one that opens more says whether it is open', () => {
  const here = renderToStaticMarkup(
    <NavItem icon="home" label="Home" count={12} link={plainLink('/')} isCurrent />,
  )
  expect(here).toMatch(/<a href="\/" class="nav-item" aria-current="page">/)
  expect(here).toContain('<span class="nav-item-count">12</span>')
  const closed = renderToStaticMarkup(<NavOpener icon="slots" label="Slots" isOpen={false} />)
  expect(closed).toMatch(/<button type="button" class="nav-item" aria-expanded="false">/)
  const open = renderToStaticMarkup(
    <NavOpener icon="slots" label="Slots" isOpen isCollapsed aria-controls="more" />,
  )
  expect(open).toMatch(/aria-controls="more" .*class="nav-item nav-item-collapsed"/)
})
