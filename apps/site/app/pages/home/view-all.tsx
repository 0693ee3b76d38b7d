import { Link } from 'react-router'
import { hallAddress } from '../../platform/game-address.ts'
import type { HallCard } from '../../features/games/games.ts'
import { useText } from '@oriel/web/text'

export function ViewAll({ hall }: { hall: HallCard }) {
  const { t } = useText()
  return (
    <Link className="section-link" to={hallAddress(hall.id)}>
      {t('shell.view_all', { count: hall.games })}
    </Link>
  )
}
