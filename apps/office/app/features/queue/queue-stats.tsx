import { queueCountsCall } from '@oriel/contract/office/queue'
import type { QueueName } from '@oriel/core/queue'
import { useText } from '@oriel/web/text'
import { minutesText } from '../../parts/minutes-text.ts'
import { StatTiles, type Stat } from '../../parts/stat-tiles.tsx'
import { useServerNow } from '../../platform/clock.ts'
import { useRead } from '../../platform/query.ts'
import { useFormat } from '../../platform/use-format.ts'
import { queueKinds } from './queue-kinds.ts'

const MINUTE_MS = 60_000

/** How a queue stands: open, late, the oldest, what was finished in time today, and how long. */
export function QueueStats({ queue }: { readonly queue: QueueName }) {
  const { t } = useText()
  const { number, percent } = useFormat()
  const now = useServerNow('minute')
  const { data } = useRead(queueCountsCall, {})
  const count = data?.list.find((one) => one.queue === queue)
  const { open = 0, is_more = false, late = 0, oldest_at = null, finished = null } = count ?? {}
  const minutes =
    oldest_at === null ? 0 : Math.max(0, (now.getTime() - oldest_at.getTime()) / MINUTE_MS)
  const stats: Stat[] = [
    {
      label: t('office.queue.waiting'),
      value: is_more ? t('office.queue.more_than', { count: open }) : number(open),
    },
    { label: t('office.queue.late'), value: number(late), tone: late > 0 ? 'stop' : 'plain' },
    {
      label: t('office.queue.oldest'),
      value: oldest_at === null ? '–' : minutesText(Math.floor(minutes), { t }),
    },
  ]
  if (finished && finished.all > 0) {
    stats.push({
      label: t('office.queue.in_promise'),
      value: percent(Math.round((finished.in_time / finished.all) * 100)),
      detail: t('office.queue.in_promise_of', { count: finished.in_time, all: finished.all }),
    })
    stats.push({
      label: t('office.queue.median'),
      value: minutesText(Math.round((finished.median_s ?? 0) / 60), { t }),
    })
  }
  return <StatTiles label={t(queueKinds[queue].title)} stats={stats} />
}
