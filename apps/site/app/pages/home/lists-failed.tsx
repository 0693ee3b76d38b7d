import { useText } from '../../lib/text.tsx'
import { Failed } from '../../shell/failed.tsx'
import { Section } from '../../shell/section.tsx'

/** S8.022: a failed list shows a message and can be reloaded. */
export function ListsFailed() {
  const { t } = useText()
  return (
    <Section title={t('shell.games')}>
      <Failed title={t('shell.games_failed')} message="" />
    </Section>
  )
}
