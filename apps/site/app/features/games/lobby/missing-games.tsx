import { useText } from '@oriel/web/text'
import { Missing } from '../../../parts/missing.tsx'
import { HallTabs } from '../hall/hall-tabs.tsx'

/** The address names games that this site does not have. */
export function MissingGames() {
  const { t } = useText()
  return (
    <>
      <HallTabs current={null} />
      <Missing
        icon="search"
        title={t('games.missing_title')}
        text={t('games.missing_text')}
        to="/"
        action={t('error.back_home')}
      />
    </>
  )
}
