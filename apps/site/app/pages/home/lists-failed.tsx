import { useText } from '@oriel/web/text'
import { Failed } from '../../parts/failed.tsx'
import { Section } from '../../parts/section.tsx'

/** S8.022: a failed list shows a message and can be reloaded. */
export function ListsFailed() {
  const { t } = useText()
  return (
    <Section title={t('shell.games')}>
      <Failed title={t('shell.games_failed')} message="" />
    </Section>
  )
}
