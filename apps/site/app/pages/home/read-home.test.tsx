import { createClient } from '@oriel/contract/client'
import { serverText } from '@oriel/i18n/server'
import { TextProvider } from '@oriel/web/text'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { exampleVisit } from '../../../server/testing/example-visit.ts'
import { Hero, type BannerWire } from '../../features/banner/banner.ts'
import type { Visit } from '../../platform/visit.ts'
import { readHome } from './read-home.ts'

const PICTURES = '/api/arks/web/carousel_picture'
const PARTNER = 'https://partners.example'
const banner: BannerWire = {
  id: 1,
  url: '/discount/3',
  photo_path: '/art/banner/1',
  title: 'Banner',
  content: '',
  button: 'Read more',
  link_type: 1,
  link_method: 0,
  game_link_parameter: null,
}
const outside = { ...banner, link_type: 0, url: `${PARTNER}/x` } as const
const game = {
  ...banner,
  link_type: 2,
  url: '',
  game_link_parameter: { currency: 'USD', gt_id: 2, gp_id: 'GPOR', gp_gt_name: 'Slots' },
} as const

/** Reads the home page of this visit from a server with these banners and draws its carousel. */
async function home(visit: Visit, ...list: BannerWire[]) {
  const bodies: unknown[] = []
  const call = createClient({
    origin: 'http://door.test',
    lang: () => 'en_US',
    token: () => null,
    fetch: async (address, init) => {
      if (new URL(address as string).pathname !== PICTURES) return new Response('', { status: 500 })
      bodies.push(JSON.parse(init?.body as string))
      return Response.json({ code: 100, data: { web_carousel_picture_list: list } })
    },
  })
  const { banners } = await readHome(call, visit)
  const Page = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, Component: () => <Hero banners={banners} /> },
  ])
  const html = renderToStaticMarkup(
    <TextProvider text={serverText('en_US')}>
      <Page initialEntries={['/']} hydrationData={{ loaderData: { root: { visit } } }} />
    </TextProvider>,
  )
  expect(html).toContain('Banner')
  const links = [...html.matchAll(/<a ([^>]*)>/g)].map(([, attributes = '']) => attributes)
  return { bodies, links }
}
const visit = exampleVisit({}, { allowedOrigins: [PARTNER] })
const linksOf = async (of: Visit, one: BannerWire) => (await home(of, one)).links

describe('a banner of the home page', () => {
  test.each<[string, BannerWire, string]>([
    ['[S3.027] of type 0 leads to its url outside', outside, `${PARTNER}/x`],
    ['[S3.028] of type 1 leads to a path of ours', banner, '/discount/3'],
    ['[S3.029] of type 2 leads to its game', game, '/slotgame?gt_id=2&amp;gp_id=GPOR&amp;house='],
  ])('%s', async (_, one, href) => {
    const links = await linksOf(visit, one)
    expect(links).toEqual([expect.stringContaining(`href="${href}"`)])
  })

  test('[S3.027] of type 0 leads nowhere when the site does not allow its url', async () => {
    expect(await linksOf(visit, { ...outside, url: 'https://evil.example/' })).toEqual([])
  })

  test.each<BannerWire>([outside, banner, game])(
    '[S3.030] of type $link_type opens a new window by method 1 and none by method 0',
    async (one) => {
      const opened = await linksOf(visit, { ...one, link_method: 1 })
      expect(opened).toEqual([expect.stringMatching(/(?=.*target="_blank")(?=.*rel="noopener")/)])
      expect(await linksOf(visit, one)).toEqual([expect.not.stringContaining('target')])
    },
  )

  test('[S5.053] with a game in another currency than the site’s has no link', async () => {
    expect(await linksOf({ ...visit, currency: 'VND' }, game)).toEqual([])
    const inDong = { ...game.game_link_parameter, currency: 'VND' } as const
    const links = await linksOf(
      { ...visit, currency: 'VND' },
      { ...game, game_link_parameter: inDong },
    )
    expect(links).toHaveLength(1)
  })

  test('[S1.046] has no link on a demo site, whatever its type', async () => {
    const three = [outside, banner, game].map((one, id) => ({ ...one, id }))
    const demo = exampleVisit({}, { allowedOrigins: [PARTNER], isDemo: true })
    expect((await home(demo, ...three)).links).toEqual([])
    expect((await home(visit, ...three)).links).toHaveLength(3)
  })
})

test.each([
  ['desktop', 0],
  ['mobile', 2],
] as const)('[S7.027] the %s page asks for the banners of use_type %i', async (mode, use) => {
  const { bodies } = await home({ ...visit, mode }, banner)
  expect(bodies).toEqual([{ currency: 'USD', use_type: use }])
})
