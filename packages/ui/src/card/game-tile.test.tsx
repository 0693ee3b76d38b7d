import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tileLabels as labels } from '../../testing/samples.tsx'
import { soon, useStage } from '../../testing/stage.ts'
import { GameTile, type GameTileProps } from './game-tile.tsx'
import { plainLink } from '../navigation/render-link.tsx'

const stage = useStage()
const render = (more: Partial<GameTileProps> = {}): string =>
  renderToStaticMarkup(
    <GameTile
      title="Jade Ascent"
      provider="Oriel Studio"
      picture="/art/game/1"
      link={plainLink('/play')}
      labels={labels}
      {...more}
    />,
  )

test('a tile is one link with the title as its name, and its picture is silent', () => {
  const html = render()
  expect(html.match(/<a /g)).toHaveLength(1)
  expect(html).toMatch(
    /<a href="\/play" class="game-tile-link"><span[^>]*>Jade Ascent<\/span><\/a>/,
  )
  expect(html).toContain('alt=""')
  expect(html).toContain('loading="lazy"')
  expect(html).not.toContain('style=')
})

test('it has only the buttons it was given', () => {
  const nothing = () => {}
  expect(render()).not.toContain('<button')
  const all = render({ onFavourite: nothing, onDemo: nothing, onMore: nothing })
  expect(all.match(/<button /g)).toHaveLength(3)
})

test('a closed game says until when, and offers neither play nor demo', () => {
  const html = render({ closure: { text: 'Maintenance', until: 'until 05:00' }, onDemo: () => {} })
  expect(html).toContain('data-closed="true"')
  expect(html).toContain('Maintenance')
  expect(html).toContain('until 05:00')
  expect(html).not.toContain('Try demo')
  expect(html).not.toContain('game-tile-play')
})

test('a game for demo only has no sign of play; the title may be in another language', () => {
  const html = render({ isDemoOnly: true, onDemo: () => {}, titleLang: 'ta' })
  expect(html).not.toContain('game-tile-play')
  expect(html).toContain('Try demo')
  expect(html).toContain('lang="ta"')
})

test('a favourite is pressed for readers and marked for those who touch', () => {
  const html = render({ isFavourite: true, onFavourite: () => {}, onMore: () => {} })
  expect(html).toMatch(/aria-label="Favourite: Jade Ascent" aria-pressed="true"/)
  expect(html).toMatch(/class="icon game-tile-loved[^"]*" role="img" aria-label="Favourite"/)
})

test('a press anywhere plays; the heart and the demo do only their own', async () => {
  const page = await stage.open('tile')
  const told = () => page.locator('output').textContent()
  await page.locator('.game-tile').click({ position: { x: 20, y: 150 } })
  expect(await told()).toBe('play')
  await page.getByRole('button', { name: 'Favourite: Jade Ascent' }).click()
  expect(await told()).toBe('play heart')
  await page.getByRole('button', { name: 'Try demo' }).click()
  expect(await told()).toBe('play heart demo')
  await page.getByRole('button', { name: 'Favourite: Jade Ascent', pressed: true }).waitFor()
})

test('what a pointer brings out, the focus brings out too', async () => {
  const page = await stage.open('tile')
  const layer = page.locator('.game-tile-layer')
  const opacity = () => layer.evaluate((element) => getComputedStyle(element).opacity)
  expect(await opacity()).toBe('0')
  await page.keyboard.press('Tab')
  await soon(opacity).toBe('1')
})

test.each(['ஆந்தையும் ஓக் மரமும் விருப்பங்கள்', 'ဇီးကွက်နှင့် ဝက်သစ်ချပင်ကြီး', 'Incomprehensibilities'])(
  'the title %s stays inside of a narrow tile',
  async (title) => {
    const lang = /[a-z]/.test(title) ? 'en' : title.startsWith('ஆ') ? 'ta' : 'my'
    const tile = render({ title, titleLang: lang })
    const page = await stage.show(`<div class="phone">${tile}</div>`)
    const boxes = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return [box('.game-tile'), box('.game-tile-title')].map((one) => ({
        top: one?.top ?? 0,
        bottom: one?.bottom ?? 0,
        left: one?.left ?? 0,
        right: one?.right ?? 0,
      }))
    })
    const [outer, inner] = boxes
    expect(inner?.left).toBeGreaterThanOrEqual(outer?.left ?? 0)
    expect(inner?.right).toBeLessThanOrEqual(outer?.right ?? 0)
    expect(inner?.top).toBeGreaterThan(outer?.top ?? 0)
    expect(inner?.bottom).toBeLessThan(outer?.bottom ?? 0)
  },
)
