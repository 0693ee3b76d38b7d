import { Marquee, type MarqueeItem } from '@oriel/ui/feedback/marquee'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import type { Item } from './marquee-state.ts'
import { useAnnouncements } from './use-announcements.ts'

/** S2.063: the marquee of announcements. Without announcements it takes no space. */
export function AnnouncementMarquee({ initial }: { initial: readonly Item[] | null }) {
  const { t } = useText()
  const [{ status, data }, read] = useAnnouncements(initial)
  if (status === 'error' && !data) {
    return (
      <output className="flex items-center gap-3 text-sm text-muted">
        {t('announcement.failed')}
        <Button variant="ghost" icon="refresh" onClick={read}>
          {t('shell.retry')}
        </Button>
      </output>
    )
  }
  const items = data?.items ?? []
  return <AnnouncementLine items={items} />
}

/** The line itself, for whatever it is to show. */
export function AnnouncementLine({ items }: { items: readonly MarqueeItem[] }) {
  const { t } = useText()
  if (items.length === 0) return null
  return (
    <Marquee
      items={items}
      labels={{
        title: t('announcement.title'),
        pause: t('announcement.pause'),
        play: t('announcement.play'),
        previous: t('announcement.previous'),
        next: t('announcement.next'),
      }}
    />
  )
}
