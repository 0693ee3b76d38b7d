import { ACCOUNTS_A_CALL_MAX, nameMembersCall } from '@oriel/contract/office/letter'
import { Button } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useSending } from '@oriel/web/use-sending'
import { useId, useState } from 'react'
import { Note } from '../../parts/note.tsx'
import { sayRefusal } from '../../platform/failure.ts'
import { useCall } from '../../platform/use-call.ts'
import { accountsOf } from './draft.ts'

export type NamedList = {
  readonly id: string
  readonly named: number
  readonly unknown: readonly string[]
}
type NameListProps = {
  readonly list: NamedList | null
  readonly onList: (list: NamedList) => void
}

const SHOWN_UNKNOWN = 10

/** Accounts as they are pasted, put on a list that the proposal names. */
export function NameList({ list, onList }: NameListProps) {
  const text = useText()
  const { t } = text
  const id = useId()
  const call = useCall()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, send] = useSending()
  const accounts = accountsOf(typed)
  const add = async (): Promise<void> => {
    let known = list
    setProblem(null)
    for (let from = 0; from < accounts.length; from += ACCOUNTS_A_CALL_MAX) {
      const some = accounts.slice(from, from + ACCOUNTS_A_CALL_MAX)
      const answer = await call(nameMembersCall, { list_id: known?.id ?? null, accounts: some })
      if (!answer.ok) return setProblem(sayRefusal(answer, text))
      const { list_id, named, unknown } = answer.value
      known = { id: list_id, named, unknown: [...(known?.unknown ?? []), ...unknown] }
    }
    if (known) onList(known)
    setTyped('')
  }
  return (
    <div className="stack">
      <div className="field letter-text">
        <label className="field-label" htmlFor={id}>
          {t('office.letter.accounts')}
        </label>
        <div className="field-box">
          <textarea
            id={id}
            className="field-input"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </div>
      <Button
        variant="ghost"
        aria-disabled={accounts.length === 0 || isSending || undefined}
        onClick={() => accounts.length > 0 && void send(add)}
      >
        {t('office.letter.name', { count: accounts.length })}
      </Button>
      {list && <Note icon="people">{t('office.letter.named', { count: list.named })}</Note>}
      {list && list.unknown.length > 0 && (
        <Note tone="look" icon="warning">
          {t('office.letter.unknown', {
            count: list.unknown.length,
            accounts: list.unknown.slice(0, SHOWN_UNKNOWN).join(', '),
          })}
        </Note>
      )}
      {problem !== null && (
        <Note tone="stop" icon="warning" isAlert>
          {problem}
        </Note>
      )}
    </div>
  )
}
