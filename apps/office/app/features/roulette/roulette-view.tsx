import { publishRoulette, rouletteWheelCall } from '@oriel/contract/office/roulette'
import type { DataOf } from '@oriel/contract/endpoint'
import type { Currency } from '@oriel/core/currency'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Beside } from '../../parts/beside.tsx'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { icons } from '../../parts/icons.ts'
import { Note } from '../../parts/note.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { Segments } from '../../parts/segments.tsx'
import { useRead } from '../../platform/query.ts'
import { useMay } from '../../platform/rights.ts'
import { isCurrency } from '@oriel/core/currency'
import { CostPanel } from './cost-panel.tsx'
import { draftOf, inputOf, prizesOf, reasonOf } from './draft.ts'
import { PrizeEditor } from './prize-editor.tsx'
import { refusalText } from './refusal-text.ts'
import { VersionsPanel } from './versions-panel.tsx'

type Read = DataOf<typeof rouletteWheelCall>

/** The wheel of one currency: what members draw from, and its next version. */
export function RouletteView() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('currency') ?? ''
  const input = isCurrency(asked) ? { currency: asked } : {}
  const read = useRead(rouletteWheelCall, input, { queue: 'roulette' })
  return (
    <ReadBlock read={read}>
      {(data) => (
        <Wheel
          key={`${data.currency} ${data.wheel?.version ?? 0}`}
          read={data}
          onCurrency={(currency) => setQuery({ currency })}
        />
      )}
    </ReadBlock>
  )
}

type WheelProps = { readonly read: Read; readonly onCurrency: (currency: Currency) => void }

function Wheel({ read, onCurrency }: WheelProps) {
  const { t } = useText()
  const { currency, currencies, wheel, draws } = read
  const [draft, setDraft] = useState(() => draftOf(wheel))
  const { begin } = useMay('roulette.publish')
  const isRight = reasonOf(currency, draft) === null
  return (
    <>
      <Segments
        label={t('office.roulette.currency')}
        segments={currencies.map((one) => ({ value: one, label: one }))}
        value={currency}
        onChange={onCurrency}
      />
      {read.is_off && (
        <Note tone="stop" icon={icons.power}>
          {t('office.roulette.is_off')}
        </Note>
      )}
      <Beside
        side={
          <>
            <CostPanel
              currency={currency}
              prizes={isRight ? prizesOf(draft) : null}
              draws={draws}
            />
            {begin && <Publish read={read} draft={draft} />}
          </>
        }
      >
        <PrizeEditor
          currency={currency}
          wheel={wheel}
          draft={draft}
          isReadOnly={!begin}
          onChange={setDraft}
        />
        <VersionsPanel currency={currency} />
      </Beside>
    </>
  )
}

type PublishProps = { readonly read: Read; readonly draft: ReturnType<typeof draftOf> }

function Publish({ read: { currency, wheel }, draft }: PublishProps) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const reason = reasonOf(currency, draft)
  const next = (wheel?.version ?? 0) + 1
  return (
    <Panel title={t('office.roulette.publish')} icon="check" isFirst>
      <div className="stack">
        <Note tone={reason === null ? 'good' : 'stop'} icon={reason === null ? 'check' : 'warning'}>
          {reason === null ? t('office.roulette.may_publish') : refusalText(reason, t)}
        </Note>
        <Button disabled={reason !== null} onClick={() => setOpen(true)}>
          {t('office.roulette.propose', { version: next })}
        </Button>
      </div>
      {isOpen && (
        <RunSheet
          calls={publishRoulette}
          input={inputOf(currency, draft)}
          icon="wheel"
          title={t('office.roulette.propose', { version: next })}
          subject={currency}
          confirm={t('office.roulette.confirm')}
          note={t('office.roulette.note')}
          needsProof
          queue="roulette"
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  )
}
