/** One alarm of deploy/alerts.yml. */
export type Alarm = {
  readonly name: string
  readonly metrics: readonly string[]
  readonly runbook: string
}

/** Reads the rules as they are written in this repository: one `- alert:` after another. */
export function alarmsIn(text: string): Alarm[] {
  return text
    .split(/^ *- alert: /m)
    .slice(1)
    .map((rule) => ({
      name: /^\w+/.exec(rule)?.[0] ?? '',
      metrics: [...new Set(metricsIn(rule))],
      runbook: /^ *runbook: (\S+)$/m.exec(rule)?.[1] ?? '',
    }))
}

/** A histogram is read by its parts and declared by its name. */
const metricsIn = (text: string): string[] =>
  [...text.matchAll(/\boriel_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))

type Row = {
  readonly anchors: readonly string[]
  readonly metric: string | null
  readonly hasAlarm: boolean
}

/** Rows of the table "Alarms": the metric they are about, and the alarms they are anchors of. */
export function rowsIn(page: string): Row[] {
  const section = /^## Alarms\n([^]*?)^Alarm on these log lines/m.exec(page)?.[1] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| name '))
    .map((line) => {
      const [names = '', metric = '', , alarm = ''] = line.slice(2).split(' | ')
      return {
        anchors: [...names.matchAll(/<a id="(\w+)"><\/a>/g)].map(([, name = '']) => name),
        metric: /`(oriel_\w+)`/.exec(metric)?.[1] ?? null,
        hasAlarm: !alarm.startsWith('none'),
      }
    })
}
