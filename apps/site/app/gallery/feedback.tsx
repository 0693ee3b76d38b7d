import { Badge } from '@oriel/ui/feedback/badge'
import { Button, IconButton } from '@oriel/ui/form/button'
import { CountBadge } from '@oriel/ui/feedback/count-badge'
import { Disclosure } from '@oriel/ui/navigation/disclosure'
import { LoadMore } from '@oriel/ui/navigation/load-more'
import { ScrollArea } from '@oriel/ui/layout/scroll-area'
import { Skeleton } from '@oriel/ui/feedback/skeleton'
import { Tag } from '@oriel/ui/feedback/tag'
import { useToast } from '@oriel/ui/feedback/toast'
import { Tooltip } from '@oriel/ui/overlay/tooltip'
import { useText } from '@oriel/web/text'
import { samples } from './sample.ts'
import { Row, Section, Stack } from './section.tsx'

export function Buttons() {
  const { t, locale } = useText()
  const words = samples[locale]
  const { show } = useToast()
  return (
    <Section title="Button, Tooltip, Toast, Badge, CountBadge, Tag">
      <Stack>
        <Row>
          <Button icon="play">{words.playNow}</Button>
          <Button variant="ghost">{words.details}</Button>
          <Button disabled>{words.logIn}</Button>
          <Button variant="ghost" className="button-small">
            {words.more}
          </Button>
        </Row>
        <Row>
          <Button
            variant="ghost"
            data-open="toast"
            onClick={() => {
              show({ tone: 'success', text: words.saved })
              show({ tone: 'warning', text: words.wait })
            }}
          >
            Toast
          </Button>
          <Tooltip text={words.tooltip}>
            <IconButton icon="info" label="RTP" data-open="tooltip" />
          </Tooltip>
          {[1, 99, 120].map((count) => (
            <CountBadge key={count} count={count} label={`${count}: ${words.letters}`} />
          ))}
        </Row>
        <Row>
          <Badge tone="success">{words.saved}</Badge>
          <Badge tone="warning">{words.maintenance}</Badge>
          <Badge tone="danger">{words.cancel}</Badge>
          <Badge tone="info">{words.playing}</Badge>
          <Badge tone="brand">{words.favourite}</Badge>
          <Badge>{words.more}</Badge>
        </Row>
        <Row>
          <Tag tone="hot">{t('games.tag_hot')}</Tag>
          <Tag tone="new">{t('games.tag_new')}</Tag>
          <Tag tone="live">{words.betting}</Tag>
          <Tag tone="dark">{words.dealing}</Tag>
        </Row>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
      </Stack>
    </Section>
  )
}

export function Lists() {
  const { t, locale } = useText()
  const words = samples[locale]
  return (
    <Section title="Disclosure, ScrollArea, LoadMore">
      <Disclosure title={words.question} isOpen>
        {words.answer}
      </Disclosure>
      <Disclosure title={words.question}>{words.answer}</Disclosure>
      <ScrollArea className="mt-4 h-24 rounded-md bg-surface-1 p-4" aria-label={words.question}>
        <p>{words.answer}</p>
        <p>{words.heroText}</p>
        <p>{words.guestText}</p>
        <p>{words.closedText}</p>
      </ScrollArea>
      <div className="flex flex-wrap justify-around">
        <LoadMore
          label={words.loadMore}
          busyLabel={t('shell.loading')}
          note={words.shown}
          onMore={() => {}}
        />
        <LoadMore
          label={words.loadMore}
          busyLabel={t('shell.loading')}
          note={words.shown}
          isBusy
          onMore={() => {}}
        />
      </div>
    </Section>
  )
}
