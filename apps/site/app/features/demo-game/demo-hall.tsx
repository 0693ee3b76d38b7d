import { ChipChoice } from '@oriel/ui/chip-group'
import { useState } from 'react'
import { useText } from '../../lib/text.tsx'
import { DemoGames } from './demo-games.tsx'
import type { DemoHall, DemoStudio } from './read-demos.ts'

/** The game somebody came from. */
export type WantedGame = {
  readonly id: number
  readonly gtId: number
  readonly gpId: string
  readonly house: string
}

type Props = {
  hall: DemoHall
  game: WantedGame | undefined
  /** Nobody has chosen another hall yet. */
  isFirst: boolean
}

const keyOf = ({ gpId, house }: Pick<DemoStudio, 'gpId' | 'house'>): string => `${gpId} ${house}`

/** One hall: its providers, and the demos of the one chosen. */
export function DemoHallPanel({ hall, game, isFirst }: Props) {
  const { t } = useText()
  const { studios } = hall
  const own = game && studios.find((studio) => keyOf(studio) === keyOf(game))
  const [chosen, setChosen] = useState(own ?? studios[0])
  const [isUntouched, setUntouched] = useState(true)
  if (!chosen) return null
  const choose = (value: string) => {
    setChosen(studios.find((studio) => keyOf(studio) === value) ?? chosen)
    setUntouched(false)
  }
  return (
    <>
      <ChipChoice
        name={`demo-studio-${hall.id}`}
        label={t('demo-game.studios')}
        value={keyOf(chosen)}
        onChange={choose}
        options={studios.map((studio) => {
          return { value: keyOf(studio), label: studio.name, count: studio.demos }
        })}
      />
      <DemoGames
        key={keyOf(chosen)}
        studio={chosen}
        gtId={hall.id}
        wanted={game?.id}
        takesFocus={isFirst && isUntouched}
      />
    </>
  )
}
