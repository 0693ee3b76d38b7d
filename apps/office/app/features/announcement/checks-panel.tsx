import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { CheckList, type Check } from '../../parts/evidence/check-list.tsx'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import type { OneAnnouncement } from './draft.ts'

type Code = OneAnnouncement['checks'][number]['code']

const shortName = (locale: string): string => locale.replace('_', '-')

type ChecksPanelProps = {
  readonly checks: OneAnnouncement['checks']
  /** What was written since the checks were made. */
  readonly isChanged: boolean
  readonly foot: ReactNode
}

/** What the saved version is held against before it goes to a publisher. */
export function ChecksPanel({ checks, isChanged, foot }: ChecksPanelProps) {
  const { t } = useText()
  const figuresOf = (code: Code, result: Check['result'], more: readonly (string | null)[]) => {
    if (result === 'pass') return ''
    const said =
      result === 'look'
        ? t('office.announcement.check_look')
        : t(`office.announcement.check_${code}_stop`)
    return [said, ...more].filter(Boolean).join(' · ')
  }
  const shown: Check[] = checks.map(({ code, result, languages, word }, at) => ({
    code: `A${at + 1}`,
    name: t(`office.announcement.check_${code}`),
    figures: figuresOf(code, result, [word, languages.map(shortName).join(', ')]),
    result,
  }))
  return (
    <Panel title={t('office.announcement.checks')} icon="shield" foot={foot}>
      {isChanged ? (
        <Note icon="info">{t('office.announcement.checks_later')}</Note>
      ) : (
        <CheckList checks={shown} />
      )}
    </Panel>
  )
}
