import { switchesCall } from '@oriel/contract/office/switch'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { icons } from '../../parts/icons.ts'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Pill } from '../../parts/pill.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { useRead } from '../../platform/query.ts'
import { useMay } from '../../platform/rights.ts'
import { GameFinder } from './game-finder.tsx'
import { SwitchRow, type Act } from './switch-row.tsx'
import { SwitchSheets } from './switch-sheets.tsx'
import { SCOPES, type Scope, type SwitchLine } from './switch-words.ts'

/** Others switch, too: what is seen here is at most this old. */
const READ_EVERY_MS = 5_000
/** What has one title stands in one panel. */
const GROUPS = [
  ...Map.groupBy(Object.keys(SCOPES) as Scope[], (scope) => SCOPES[scope].title).values(),
]

/** Everything that can be switched off at this site, what is off, and who has looked at it. */
export function SwitchBoard() {
  const read = useRead(switchesCall, {}, { queue: 'switches', everyMs: READ_EVERY_MS })
  return <ReadBlock read={read}>{({ list }) => <Board list={list} />}</ReadBlock>
}

function Board({ list }: { readonly list: readonly SwitchLine[] }) {
  const { t } = useText()
  const [act, setAct] = useState<Act | null>(null)
  const { begin: mayTurnOff } = useMay('switch.off')
  const off = list.flatMap((line) => line.off ?? [])
  const unseen = off.filter(({ looked_at }) => looked_at === null).length
  return (
    <>
      <Note tone={off.length > 0 ? 'stop' : 'good'} icon={icons.power}>
        <b>{t('office.switch.off_count', { count: off.length })}</b>{' '}
        {unseen > 0 && <>{t('office.switch.unseen_count', { count: unseen })} </>}
        {t('office.switch.law')}
      </Note>
      {GROUPS.map((scopes) => {
        const [first = 'site'] = scopes
        const own = list.filter((line) => scopes.includes(line.scope))
        return (
          <Group key={first} scope={first} lines={own} onAct={setAct}>
            {first === 'game' && mayTurnOff && <GameFinder onAct={setAct} />}
          </Group>
        )
      })}
      <SwitchSheets act={act} onClose={() => setAct(null)} />
    </>
  )
}

type GroupProps = {
  readonly scope: Scope
  readonly lines: readonly SwitchLine[]
  readonly onAct: (act: Act) => void
  readonly children?: React.ReactNode
}

function Group({ scope, lines, onAct, children }: GroupProps) {
  const { t } = useText()
  const off = lines.filter((line) => line.off !== null).length
  const { title, icon } = SCOPES[scope]
  return (
    <Panel
      title={t(title)}
      icon={icon}
      isFilled
      end={
        <Pill tone={off > 0 ? 'stop' : 'good'}>
          {off > 0 ? t('office.switch.some_off', { count: off }) : t('office.switch.all_on')}
        </Pill>
      }
    >
      {lines.length > 0 && (
        <ul className="switch-list">
          {lines.map((line) => (
            <SwitchRow key={`${line.scope}:${line.key}`} line={line} onAct={onAct} />
          ))}
        </ul>
      )}
      {children}
    </Panel>
  )
}
