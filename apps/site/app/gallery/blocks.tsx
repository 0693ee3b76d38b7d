import { Button } from '@oriel/ui/form/button'
import {
  EmptyBlock,
  ErrorBlock,
  GuestBlock,
  MaintenanceBlock,
} from '@oriel/ui/feedback/state-block'
import { drawEmpty, type EmptyState } from '@oriel/art/empty'
import { useText } from '@oriel/web/text'
import { samples } from './sample.ts'
import { Section } from './section.tsx'

/** A drawing of ours, in the colours of the page. */
function Drawing({ state }: { state: EmptyState }) {
  const html = { __html: drawEmpty({ state, scope: 'gallery' }) }
  // oxlint-disable-next-line react/no-danger -- drawn by us from a word of ours
  return <span className="block" dangerouslySetInnerHTML={html} />
}

export function Blocks() {
  const { t, locale } = useText()
  const words = samples[locale]
  return (
    <Section title="EmptyBlock, ErrorBlock, MaintenanceBlock, GuestBlock" wide>
      <div className="grid gap-4 desktop:grid-cols-4">
        <EmptyBlock
          picture={<Drawing state="empty" />}
          title={words.emptyTitle}
          text={words.emptyText}
          actions={<Button variant="ghost">{words.emptyAction}</Button>}
        />
        <ErrorBlock
          title={words.errorTitle}
          text={words.errorText}
          retry={<Button icon="refresh">{t('shell.retry')}</Button>}
        />
        <MaintenanceBlock
          picture={<Drawing state="maintenance" />}
          title={t('shell.maintenance_title')}
          time="03:00 – 05:00 (UTC−4)"
          text={words.closedText}
          actions={
            <Button variant="ghost" icon="headset">
              {t('shell.online_service')}
            </Button>
          }
        />
        <GuestBlock
          title={words.guestTitle}
          text={words.guestText}
          actions={
            <>
              <Button>{words.logIn}</Button>
              <Button variant="ghost">{words.register}</Button>
            </>
          }
        />
      </div>
    </Section>
  )
}
