import { useText } from '@oriel/web/text'
import { Failed } from '../../parts/failed.tsx'
import { Section } from '../../parts/section.tsx'

/** Spec 8: a failed list says so, and can be read again. */
export function ListsFailed() {
  const { t } = useText()
  return (
    <Section title={t('shell.games')}>
      <Failed title={t('shell.games_failed')} message="" />
    </Section>
  )
}
