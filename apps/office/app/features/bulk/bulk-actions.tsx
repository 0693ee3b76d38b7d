import { bulkResultCall, bulkStopCall, runBulk } from '@oriel/contract/office/bulk'
import { useToast } from '@oriel/ui/feedback/toast'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'
import { icons } from '../../parts/icons.ts'
import { sayRefusal } from '../../platform/failure.ts'
import { refreshQueue } from '../../platform/live.ts'
import { useMay } from '../../platform/rights.ts'
import { useCall } from '../../platform/use-call.ts'
import { kindText } from './bulk-words.ts'
import type { ShownBulk } from './bulk-view.tsx'

/** Propose what was tried, stop what is not over, and take the list with what was said of each. */
export function BulkActions({ run }: { readonly run: ShownBulk }) {
  const text = useText()
  const { t } = text
  const [isProposing, setProposing] = useState(false)
  const { begin: mayPropose } = useMay('bulk.run')
  const { stop, fetchResult } = useActions(run)
  const isOver = run.ended_at !== null
  const canPropose = mayPropose && run.state === 'tried' && run.proposal === null && run.would > 0
  return (
    <div className="button-row">
      {canPropose && (
        <Button className="grow" onClick={() => setProposing(true)}>
          {t('office.bulk.propose')}
        </Button>
      )}
      {!isOver && (
        <Button variant="ghost" onClick={() => void stop()}>
          {t('office.bulk.stop')}
        </Button>
      )}
      {run.is_listed && run.state !== 'trying' && (
        <Button variant="ghost" icon={icons.download} onClick={() => void fetchResult()}>
          {t('office.bulk.result')}
        </Button>
      )}
      {isProposing && (
        <RunSheet
          calls={runBulk}
          input={{ run_id: run.id, list: run.list }}
          queue="bulk"
          icon="people"
          title={t('office.bulk.propose_title')}
          subject={`B-${run.number}, ${kindText(run.kind, text)}`}
          needsProof
          confirm={t('office.bulk.propose')}
          note={t('office.bulk.propose_note')}
          onClose={() => setProposing(false)}
        />
      )}
    </div>
  )
}

function useActions({ id, number }: ShownBulk) {
  const text = useText()
  const call = useCall()
  const client = useQueryClient()
  const { show } = useToast()
  return {
    stop: async (): Promise<void> => {
      const answer = await call(bulkStopCall, { id })
      if (!answer.ok) show({ tone: 'danger', text: sayRefusal(answer, text) })
      await refreshQueue(client, 'bulk')
    },
    fetchResult: async (): Promise<void> => {
      const answer = await call(bulkResultCall, { id })
      if (answer.ok) saveFile(`bulk-${number}.csv`, answer.value.csv)
      else show({ tone: 'danger', text: sayRefusal(answer, text) })
    },
  }
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
