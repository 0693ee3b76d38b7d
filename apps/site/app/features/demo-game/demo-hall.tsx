import { ChipChoice } from '@oriel/ui/navigation/chip-group'
import { useState } from 'react'
import { useText } from '@oriel/web/text'
import { DemoGames } from './demo-games.tsx'
import type { DemoHall, DemoStudio } from './read-demos.ts'

const keyOf = ({ gpId, house }: Pick<DemoStudio, 'gpId' | 'house'>): string => `${gpId} ${house}`

/** One hall: its providers, and the demos of the one chosen. */
export function DemoHallPanel({ hall }: { hall: DemoHall }) {
  const { t } = useText()
  const { studios } = hall
  const [chosen, setChosen] = useState(studios[0])
  if (!chosen) return null
  const choose = (value: string) =>
    setChosen(studios.find((studio) => keyOf(studio) === value) ?? chosen)
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
      <DemoGames key={keyOf(chosen)} studio={chosen} gtId={hall.id} />
    </>
  )
}
