import { Icon } from '@oriel/ui/picture/icon'
import { Tag } from '@oriel/ui/feedback/tag'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { useHalls } from './hall/use-halls.ts'
import type { GameCard } from '../../platform/game-card.ts'
import { maintenanceTimes } from './hall/maintenance.ts'

/** What a visitor wants to know of a game before opening it. */
export function GameFacts({ game }: { game: GameCard }) {
  const { t } = useText()
  const { site } = useVisit()
  const hall = useHalls()?.find(({ id }) => id === game.gtId)
  const away = game.maintenance && maintenanceTimes(game.maintenance, site.timeZone)
  return (
    <dl className="game-facts">
      <Fact name={t('games.fact_studio')}>{game.provider}</Fact>
      {hall && <Fact name={t('games.fact_hall')}>{hall.name}</Fact>}
      <Fact name={t('games.fact_demo')}>
        {game.hasDemo ? t('games.has_demo') : t('games.no_demo')}
      </Fact>
      <Fact name={t('games.fact_state')}>
        {away ? (
          <span className="game-facts-away">
            <Icon name="clock" className="size-4" />
            {t('games.maintenance')} {`${away.start} – ${away.end} (${away.zone})`}
          </span>
        ) : (
          t('games.is_open')
        )}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="game-fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export function GameTagMark({ game }: { game: Pick<GameCard, 'tag'> }) {
  const { t } = useText()
  return game.tag && <Tag tone={game.tag}>{t(`games.tag_${game.tag}`)}</Tag>
}
