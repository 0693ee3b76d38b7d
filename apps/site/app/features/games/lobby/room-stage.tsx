import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { useVisit } from '../../../platform/use-visit.ts'
import { GameActions } from '../game-actions.tsx'
import type { GameCard } from '../../../platform/game-card.ts'
import { GameFacts, GameTagMark } from '../game-facts.tsx'
import { useGameDoors } from '../use-game-doors.ts'

/** The chosen game, large: its picture also colours the ground it stands on. */
export function RoomStage({ game }: { game: GameCard }) {
  const { lowData } = useVisit()
  const doors = useGameDoors()
  return (
    <section className="room-stage" aria-labelledby="room-stage-title">
      <div className="room-stage-ground" aria-hidden="true">
        <ShapedPicture shape="tile" src={game.picture} sizes="160px" alt="" flat={lowData} />
      </div>
      <ShapedPicture
        shape="tile"
        src={game.picture}
        sizes="320px"
        alt=""
        priority
        flat={lowData}
        className="room-stage-picture"
      />
      <div className="room-stage-words">
        <GameTagMark game={game} />
        <h2 id="room-stage-title" className="room-stage-title">
          {game.name}
        </h2>
        <GameFacts game={game} />
        <GameActions game={game} doors={doors} />
      </div>
    </section>
  )
}
