import { letterTemplatesCall } from '@oriel/contract/office/letter'
import { currencies } from '@oriel/core/currency'
import { locales } from '@oriel/core/locale'
import { Select } from '@oriel/ui/form/select'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Segments } from '../../parts/segments.tsx'
import { TimeFields } from '../../parts/time-fields.tsx'
import { useRead } from '../../platform/query.ts'
import { useMay } from '../../platform/rights.ts'
import type { Aim, Draft } from './draft.ts'
import { MemberField, type Found } from './member-field.tsx'
import { NameList, type NamedList } from './name-list.tsx'

export type AimPanelProps = {
  readonly draft: Draft
  readonly set: (changes: Partial<Draft>) => void
  readonly member: Found | null
  readonly onMember: (member: Found | null) => void
  readonly list: NamedList | null
  readonly onList: (list: NamedList) => void
}

/** Whom it goes to, as far as the writer may. */
export function AimPanel(props: AimPanelProps) {
  const { draft, set } = props
  const { t } = useText()
  const [one, many] = [useMay('letter.send').begin, useMay('letter.bulk').begin]
  const allowed: readonly Aim[] = [
    ...(one ? (['one'] as const) : []),
    ...(many ? (['list', 'audience', 'publish'] as const) : []),
  ]
  return (
    <Panel title={t('office.letter.to')} icon="people">
      <div className="stack">
        <Segments
          label={t('office.letter.to')}
          segments={allowed.map((value) => ({ value, label: t(`office.letter.aim_${value}`) }))}
          value={draft.aim}
          onChange={(aim) => set({ aim })}
        />
        <Select
          label={t('office.letter.kind')}
          value={draft.kind}
          onChange={(kind) => set({ kind })}
          options={(['service', 'offer'] as const).map((value) => ({
            value,
            label: t(`office.letter.kind_${value}`),
          }))}
        />
        {draft.kind === 'offer' && <Note icon="info">{t('office.letter.offer_note')}</Note>}
        <Whom {...props} />
      </div>
    </Panel>
  )
}

function Whom({ draft, set, member, onMember, list, onList }: AimPanelProps) {
  const { t } = useText()
  switch (draft.aim) {
    case 'one':
      return <MemberField member={member} onMember={onMember} />
    case 'list':
      return <NameList list={list} onList={onList} />
    case 'publish':
      return <TemplateField draft={draft} set={set} />
    case 'audience': {
      const all = { value: '', label: t('office.letter.everyone') }
      return (
        <>
          <Select
            label={t('office.letter.currency')}
            value={draft.currency}
            onChange={(currency) => set({ currency })}
            options={[all, ...currencies.map((value) => ({ value, label: value }))]}
          />
          <Select
            label={t('office.letter.language')}
            value={draft.language}
            onChange={(language) => set({ language })}
            options={[all, ...locales.map((value) => ({ value, label: value }))]}
          />
          <Note icon="info">{t('office.letter.registered')}</Note>
          <TimeFields times={draft} set={set} />
          <TextField
            label={t('office.letter.days')}
            inputMode="numeric"
            value={draft.days}
            onChange={({ target }) => set({ days: target.value })}
          />
        </>
      )
    }
  }
}

function TemplateField({ draft, set }: Pick<AimPanelProps, 'draft' | 'set'>) {
  const { t } = useText()
  const { data } = useRead(letterTemplatesCall, {}, { queue: 'letters' })
  const options = (data?.list ?? []).map(({ name }) => ({ value: name, label: name }))
  return (
    <Select
      label={t('office.letter.template')}
      value={draft.template}
      onChange={(template) => set({ template })}
      options={[{ value: '', label: '–' }, ...options]}
    />
  )
}
