import { giveBonus } from '@oriel/contract/office/roulette'
import type { Currency } from '@oriel/core/currency'
import { DRAWS_DAYS_MAX, DRAWS_MAX } from '@oriel/core/chance/roulette'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { RunSheet } from '../../parts/command/run-sheet.tsx'

type GiveSheetProps = {
  readonly member: {
    readonly id: string
    readonly account: string
    readonly currency: Currency
  }
  readonly onClose: () => void
}

const DAY_MS = 86_400_000

const countOf = (text: string, max: number): number | null => {
  const count = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= max ? count : null
}

/** Draws of the wheel a member plays with: two people agree before they are there. */
export function GiveSheet({ member, onClose }: GiveSheetProps) {
  const { t } = useText()
  const [draws, setDraws] = useState('1')
  const [days, setDays] = useState('7')
  // What a day is counted from stays the same while somebody types.
  const [from] = useState(() => Date.now())
  const [count, length] = [countOf(draws, DRAWS_MAX), countOf(days, DRAWS_DAYS_MAX)]
  const input =
    count === null || length === null
      ? null
      : {
          kind: 'draws' as const,
          member_ids: [member.id],
          currency: member.currency,
          draws: count,
          expires_at: new Date(from + length * DAY_MS).toISOString(),
        }
  const field = (label: string, value: string, set: (value: string) => void) => (
    <TextField
      label={label}
      value={value}
      inputMode="numeric"
      autoComplete="off"
      onChange={({ target }) => set(target.value)}
    />
  )
  return (
    <RunSheet
      calls={giveBonus}
      input={input}
      icon="wheel"
      title={t('office.roulette.give_title')}
      subject={member.account}
      fields={
        <>
          {field(t('office.roulette.draws'), draws, setDraws)}
          {field(t('office.roulette.days'), days, setDays)}
        </>
      }
      needsProof
      confirm={t('office.roulette.confirm')}
      note={t('office.roulette.give_note')}
      onClose={onClose}
    />
  )
}
