import { serverText } from '@oriel/i18n/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { GameFrame } from './game-frame.tsx'
import type { PlayGame } from './play-rules.ts'

const game: PlayGame = {
  gpId: 'GPOR',
  gtId: 2,
  code: 'e_jade',
  house: '',
  name: 'Jade Ascent',
  provider: 'Oriel Studio',
  picture: '/art/game/7',
}

function render(url: string | null, hasLaunch = false): string {
  const frame = { game, url, hasLaunch, note: 'wallet', leaveLabel: 'Leave game' }
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      Component: () => <GameFrame {...frame} onLeave={() => {}} />,
    },
  ])
  const visit = { site: { timeZone: 'UTC' }, lowData: false }
  return renderToStaticMarkup(
    <TextProvider text={serverText('en_US')}>
      <Page initialEntries={['/']} hydrationData={{ loaderData: { root: { visit } } }} />
    </TextProvider>,
  )
}

test('[S2.081] a game in a page of ours: its bar, and a frame that cannot lead the page away', () => {
  const html = render('https://studio.example/g/1')
  expect(html).toContain('Leave game')
  expect(html).toContain('aria-label="Full screen"')
  expect(html).toMatch(/<iframe[^>]*src="https:\/\/studio\.example\/g\/1"/)
  expect(html).toContain('title="Game: Jade Ascent"')
  expect(html).not.toContain('allow-top-navigation')
})

test('until its address is there it says what is being done', () => {
  const waiting = (html: string) => /aria-current="step".*?<b>(.*?)<\/b>/.exec(html)?.[1]
  expect(waiting(render(null))).toBe('Preparing your session')
  expect(waiting(render(null, true))).toBe('Moving your balance to the game')
  expect(render(null)).not.toContain('<iframe')
})
