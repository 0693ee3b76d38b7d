import { addBankCardCall } from '@oriel/contract/member/bank-card'
import type { CardKind } from '@oriel/core/bank-card/card-kind'
import type { CardNumber } from '@oriel/forms/bank-card'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { StepDots } from '@oriel/ui/navigation/step-dots'
import { useText } from '@oriel/web/text'
import { useState } from 'react'
import { useFormat } from '../../platform/use-format.ts'
import { cardName, KIND_WORDS, type Cards, type Institution } from './card-state.ts'
import { CardSketch } from './card-sketch.tsx'
import { NumberForm, type Typed } from './number-form.tsx'
import { OwnerForm } from './owner-form.tsx'
import { ownerCall } from './owner-call.ts'
import type { SaidText } from './said.tsx'

const STEPS = 2

type AddCardProps = { kind: CardKind; cards: Cards; onClose: (said?: SaidText) => void }
type Chosen = { readonly institution: Institution; readonly account: CardNumber }

/** Two steps: which account, and that it is its owner who adds it. */
export function AddCard({ kind, cards, onClose }: AddCardProps) {
  const { t } = useText()
  const institutions = cards.institutions.filter((one) => one.kind === kind)
  const [typed, setTyped] = useState<Typed>({
    code: institutions[0]?.code ?? '',
    number: '',
    memo: '',
    refused: null,
  })
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const step = chosen === null ? 1 : STEPS
  const toNumber = (message: string | null): void => {
    setTyped((before) => ({ ...before, refused: message }))
    setChosen(null)
  }
  return (
    <Dialog
      isOpen
      sheet
      icon={KIND_WORDS[kind].icon}
      title={t(chosen === null ? KIND_WORDS[kind].add : 'session.proof_title')}
      closeLabel={t('shell.close')}
      onClose={() => onClose()}
    >
      <StepDots step={step} count={STEPS} label={t('bank-card.step', { step, count: STEPS })} />
      {chosen === null ? (
        <NumberForm
          kind={kind}
          institutions={institutions}
          holder={cards.holder}
          typed={typed}
          onTyped={setTyped}
          onNext={(institution, account) => setChosen({ institution, account })}
          onCancel={() => onClose()}
        />
      ) : (
        <OwnerStep kind={kind} cards={cards} chosen={chosen} onBack={toNumber} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** These are about the account and not about who adds it. */
const ABOUT_ACCOUNT: ReadonlySet<string> = new Set(['card_invalid', 'card_taken'])

type OwnerStepProps = AddCardProps & {
  chosen: Chosen
  /** With the reason, where the account was refused. */
  onBack: (message: string | null) => void
}

function OwnerStep({ kind, cards, chosen, onBack, onClose }: OwnerStepProps) {
  const { t } = useText()
  const format = useFormat()
  const { institution, account } = chosen
  const { cooling_hours: hours, read_at: readAt } = cards
  const card = { name: institution.name, last_four: account.number.slice(-4) }
  const time = format.dateTime(new Date(readAt.getTime() + hours * 3_600_000))
  return (
    <OwnerForm
      action={t('bank-card.submit')}
      send={({ password, pin }) =>
        ownerCall(
          addBankCardCall,
          {
            kind,
            institution: institution.code,
            number: account.number,
            memo: account.memo ?? '',
            password,
            withdraw_password: pin,
          },
          password,
        )
      }
      onDone={() =>
        onClose({ kind: 'done', text: t('bank-card.added', { card: cardName(card), time }) })
      }
      onRefused={(reason, message) => {
        if (!ABOUT_ACCOUNT.has(reason)) return false
        onBack(message)
        return true
      }}
      onBack={() => onBack(null)}
    >
      <CardSketch kind={kind} name={card.name} lastFour={card.last_four} holder={cards.holder} />
      <p className="bank-card-until">{t('bank-card.usable_note', { time, hours })}</p>
    </OwnerForm>
  )
}
