import type { QueueName } from '@oriel/core/queue'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CommandSheet } from '../../parts/command/command-sheet.tsx'
import type { CommandOutcome } from '../../parts/command/use-command-form.ts'
import { icons } from '../../parts/icons.ts'
import { Keys } from '../../parts/keys.tsx'
import { LockBadge } from '../../parts/lock-badge.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Taken } from '../../parts/situations.tsx'
import type { KeyBinding } from '../../platform/keyboard/keyboard.ts'
import { useKeys } from '../../platform/keyboard/use-keys.ts'
import type { SiteRole } from '../../platform/me.ts'
import { holdsOne } from '../../platform/rights.ts'
import { useSite } from '../../platform/use-site.ts'
import { lockOf } from './lock.ts'
import type { Item, QueueAction } from './queue-kind.ts'
import { queueKinds } from './queue-kinds.ts'
import { QueueSheet } from './queue-sheet.tsx'
import { useLock } from './use-lock.ts'
import { useNext } from './use-next.ts'

type DecisionProps = { readonly queue: QueueName; readonly item: Item }
type OpenSheet = QueueAction | 'take-over' | null

/** Who works on it, and what may be done. Another person's item can be read, not decided. */
export function Decision({ queue, item }: DecisionProps) {
  const { t } = useText()
  const site = useSite()
  const navigate = useNavigate()
  const { id, lock } = item
  const isMine = lock?.is_mine === true
  const isTaken = lock !== null && !isMine
  const held = useLock(queue, id, isMine)
  const next = useNext(queue)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const actions = isTaken ? [] : actionsFor(queue, item, site)
  const goNext = (): void => void next({ id, isMine })
  const toggle = (): void => void (isMine ? held.letGo() : held.take())
  const holdLabel = t(isMine ? 'office.queue.let_go' : 'office.queue.take')
  useKeys(
    [
      ...actions.map((action) => bar(action.keys, t(action.label), () => setSheet(action))),
      bar('n', t('office.part.next_free'), goNext),
      ...(isTaken ? [] : [bar('u', holdLabel, toggle)]),
      bar('Esc', t('office.key.back'), () => void navigate(`/${site.code}/queues/${queue}`)),
    ],
    { isOn: sheet === null },
  )
  return (
    <Panel
      isFirst
      title={t('office.queue.decision')}
      icon="people"
      end={<LockBadge lock={lockOf(lock)} />}
      foot={
        actions.length > 0 && (
          <div className="button-row grow">
            {actions.map((action) => (
              <ActionButton key={action.label} action={action} onPress={() => setSheet(action)} />
            ))}
          </div>
        )
      }
    >
      {isTaken ? (
        <TakenBy
          queue={queue}
          item={item}
          onNext={goNext}
          onTakeOver={() => setSheet('take-over')}
        />
      ) : (
        <div className="button-row">
          <Button variant="ghost" className="grow" icon={icons.hand} onClick={toggle}>
            {holdLabel}
            <Keys keys="u" />
          </Button>
          <Button variant="ghost" className="grow" onClick={goNext}>
            {t('office.part.next_free')}
            <Keys keys="n" />
          </Button>
        </div>
      )}
      <Sheets
        queue={queue}
        item={item}
        sheet={sheet}
        onClose={() => setSheet(null)}
        onDone={() => void next({ id, isMine: false })}
        onTakeOver={held.takeOver}
      />
    </Panel>
  )
}

const actionsFor = (queue: QueueName, item: Item, site: SiteRole): QueueAction[] =>
  queueKinds[queue].actions.filter((one) => mayBegin(site, one) && (one.isFor?.(item) ?? true))

const mayBegin = (site: SiteRole, { calls: { run } }: QueueAction): boolean =>
  run.permission === null || run.permission === 'any' || holdsOne(site, [run.permission])

type TakenByProps = DecisionProps & {
  readonly onNext: () => void
  readonly onTakeOver: () => void
}

function TakenBy({ queue, item, onNext, onTakeOver }: TakenByProps) {
  const { lock } = item
  return (
    lock && (
      <Taken
        number={queueKinds[queue].numberOf(item)}
        by={lock.name}
        until={lock.until}
        onNext={onNext}
        onRead={() => document.getElementById('main')?.focus()}
        onTakeOver={item.may_take_over ? onTakeOver : undefined}
      />
    )
  )
}

type SheetsProps = DecisionProps & {
  readonly sheet: OpenSheet
  readonly onClose: () => void
  readonly onDone: () => void
  readonly onTakeOver: (reason: string) => Promise<CommandOutcome>
}

function Sheets({ queue, item, sheet, onClose, onDone, onTakeOver }: SheetsProps) {
  const { t } = useText()
  const number = queueKinds[queue].numberOf(item)
  if (sheet === null) return null
  if (sheet !== 'take-over') {
    const about = { queue, item, number, action: sheet }
    return <QueueSheet {...about} onClose={onClose} onDone={onDone} />
  }
  return (
    <CommandSheet
      isOpen
      onClose={onClose}
      icon={icons.hand}
      title={t('office.queue.take_over_title', { number })}
      subject={item.lock?.name ?? ''}
      changes={[]}
      confirm={t('office.part.take_over')}
      onConfirm={onTakeOver}
    />
  )
}

const bar = (keys: string, label: string, run: () => void): KeyBinding => ({
  keys,
  label,
  group: 'queues',
  isInBar: true,
  run,
})

type ActionButtonProps = { readonly action: QueueAction; readonly onPress: () => void }

function ActionButton({ action, onPress }: ActionButtonProps) {
  const { t } = useText()
  const look = action.isDangerous
    ? ({ variant: 'ghost', className: 'button-danger' } as const)
    : { className: 'grow' }
  return (
    <Button {...look} onClick={onPress}>
      {t(action.label)}
      <Keys keys={action.keys} />
    </Button>
  )
}
