import { Button } from '@oriel/ui/button'
import { ErrorBlock } from '@oriel/ui/state-block'
import { useRevalidator } from 'react-router'
import { useText } from '../../lib/text.tsx'
import { Section } from '../../shell/section.tsx'

/** Spec 8: a failed list says so, and can be read again. */
export function ListsFailed() {
  const { t } = useText()
  const { revalidate, state } = useRevalidator()
  return (
    <Section title={t('shell.games')}>
      <ErrorBlock
        title={t('shell.games_failed')}
        retry={
          <Button
            variant="ghost"
            icon="refresh"
            disabled={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {t('shell.retry')}
          </Button>
        }
      />
    </Section>
  )
}
