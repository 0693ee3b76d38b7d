import { serverText } from '@oriel/i18n/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { TextProvider } from '@oriel/web/text'
import { GameActions } from './game-actions.tsx'
import type { GameCard } from '../../platform/game-card.ts'
import type { GameDoors } from './use-game-doors.ts'

const game: GameCard = {
  id: 7,
  name: 'Jade Ascent',
  gpId: 'GPOR',
  provider: 'Oriel Studio',
  gtId: 2,
  code: 'e_jade',
  house: '',
  picture: '/art/game/7',
  tag: null,
  hasDemo: true,
  isFavourite: false,
  maintenance: null,
}
const nothing = () => {}
const doors: GameDoors = { open: nothing, play: nothing, tryDemo: nothing, favourite: nothing }

function render(shown: GameCard, isDemo: boolean): string {
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => null,
      Component: () => <GameActions game={shown} doors={doors} />,
    },
  ])
  const visit = { site: { isDemo } }
  return renderToStaticMarkup(
    <TextProvider text={serverText('en_US')}>
      <Page initialEntries={['/']} hydrationData={{ loaderData: { root: { visit } } }} />
    </TextProvider>,
  )
}
const buttonWith = (html: string, words: string) =>
  html.match(/<button.*?<\/button>/g)?.find((button) => button.includes(words))

describe('what can be done with a game', () => {
  test('it can be played and tried', () => {
    const html = render(game, false)
    expect(buttonWith(html, 'Play')).not.toContain('disabled')
    expect(buttonWith(html, 'Try demo')).not.toContain('disabled')
    expect(html).toContain('aria-label="Favourite: Jade Ascent"')
  })

  test('on a demo site playing is off and a sentence says why; trying is not', () => {
    const html = render(game, true)
    expect(buttonWith(html, 'Play')).toContain('disabled')
    expect(buttonWith(html, 'Try demo')).not.toContain('disabled')
    expect(html).toContain('This is a demo site: games open as demos only.')
  })

  test('during maintenance neither opens', () => {
    const maintenance = { startsAt: new Date(0), endsAt: new Date(1) }
    const html = render({ ...game, maintenance }, false)
    expect(buttonWith(html, 'Play')).toContain('disabled')
    expect(buttonWith(html, 'Try demo')).toContain('disabled')
  })

  test('what has no demo offers none', () => {
    expect(buttonWith(render({ ...game, hasDemo: false }, false), 'Try demo')).toBeUndefined()
  })
})
