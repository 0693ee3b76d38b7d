import { cardKinds, type CardKind } from '@oriel/core/bank-card/card-kind'
import { useState } from 'react'
import { CardRead } from '../profile/profile.ts'
import { AddCard } from './add-card.tsx'
import { CardGroup } from './card-group.tsx'
import { missingOf, type Card, type Cards } from './card-state.ts'
import { CoolingNote } from './cooling-note.tsx'
import { DefaultCard } from './default-card.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { MissingNote } from './missing-note.tsx'
import { RefusedCards } from './refused-cards.tsx'
import { RemoveCard } from './remove-card.tsx'
import { Said, type SaidText } from './said.tsx'
import { useAskVerified } from './use-ask-verified.ts'
import { useBankCards } from './use-bank-cards.ts'
import './bank-card.css'

/** What is open over the page. */
type Opened =
  | { readonly name: 'add'; readonly kind: CardKind }
  | { readonly name: 'default' | 'remove' | 'not_me'; readonly card: Card }

/** Where a member is paid to: what they have, what cools, what was refused, and adding more. */
export function BankCards() {
  const [data, readAgain] = useBankCards()
  return (
    <CardRead data={data} onRetry={readAgain} rows={4}>
      {(cards) => <CardView cards={cards} onChanged={readAgain} />}
    </CardRead>
  )
}

type CardViewProps = { cards: Cards; onChanged: () => void }

export function CardView({ cards, onChanged }: CardViewProps) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [said, setSaid] = useState<SaidText | null>(null)
  const missing = missingOf(cards)
  const close = (text?: SaidText): void => {
    setOpened(null)
    if (!text) return
    setSaid(text)
    onChanged()
  }
  const ask = useAskVerified(close)
  return (
    <div className="bank-card-columns">
      <div className="bank-card-column">
        {said && <Said said={said} />}
        {missing && <MissingNote missing={missing} />}
        {cardKinds.map((kind) => (
          <CardGroup
            key={kind}
            kind={kind}
            cards={cards}
            mayAdd={missing === null}
            onAdd={() => setOpened({ name: 'add', kind })}
            onDefault={(card) => setOpened({ name: 'default', card })}
            onRemove={(card) => setOpened({ name: 'remove', card })}
            onAsk={ask}
          />
        ))}
        <RefusedCards refused={cards.refused} />
      </div>
      <div className="bank-card-column">
        {cards.cards
          .filter((card) => card.is_cooling)
          .map((card) => (
            <CoolingNote
              key={card.id}
              card={card}
              cards={cards}
              onNotMe={() => setOpened({ name: 'not_me', card })}
              onOver={onChanged}
            />
          ))}
        <GoodToKnow />
      </div>
      {opened?.name === 'add' && <AddCard kind={opened.kind} cards={cards} onClose={close} />}
      {opened?.name === 'default' && <DefaultCard card={opened.card} onClose={close} />}
      {(opened?.name === 'remove' || opened?.name === 'not_me') && (
        <RemoveCard
          card={opened.card}
          hours={cards.cooling_hours}
          isTheft={opened.name === 'not_me'}
          onClose={close}
        />
      )}
    </div>
  )
}
