import { CARDS_PER_KIND, type CardKind } from '@oriel/core/bank-card/card-kind'
import { Button } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { ProfileCard } from '../profile/profile.ts'
import { KIND_WORDS, roomFor, type Card, type Cards } from './card-state.ts'
import { CardTile, type CardTileProps } from './card-tile.tsx'

type CardGroupProps = Omit<CardTileProps, 'card' | 'holder'> & {
  kind: CardKind
  cards: Cards
  /** Not before the member has a withdrawal password and a name. */
  mayAdd: boolean
  onAdd: () => void
}

/** All cards of a kind, and a place for the next one. */
export function CardGroup({ kind, cards, mayAdd, onAdd, ...acts }: CardGroupProps) {
  const { t } = useText()
  const { icon, title, none, add } = KIND_WORDS[kind]
  const own = cards.cards.filter((card: Card) => card.kind === kind)
  const room = roomFor(kind, cards)
  const max = cards.max_per_kind
  const isOpen = room === 'open' && mayAdd
  return (
    <ProfileCard
      icon={icon}
      title={t(title)}
      state={
        <span className="bank-card-count">{t('bank-card.count', { count: own.length, max })}</span>
      }
    >
      {own.length === 0 ? (
        <div className="bank-card-none">
          <p className="profile-empty">{t(none)}</p>
          {isOpen && (
            <Button variant="ghost" icon="plus" onClick={onAdd}>
              {t(add)}
            </Button>
          )}
        </div>
      ) : (
        <ul className="bank-card-grid">
          {own.map((card) => (
            <li key={card.id}>
              <CardTile {...acts} card={card} holder={cards.holder} />
            </li>
          ))}
          {isOpen && (
            <li>
              <AddTile text={t(add)} onAdd={onAdd} />
            </li>
          )}
        </ul>
      )}
      {room === 'closed' && <p className="profile-hint">{t('bank-card.closed')}</p>}
      {room === 'full' && (
        <p className="profile-hint">{t('bank-card.full', { max: CARDS_PER_KIND })}</p>
      )}
    </ProfileCard>
  )
}

function AddTile({ text, onAdd }: { text: string; onAdd: () => void }) {
  const { t } = useText()
  return (
    <button type="button" className="bank-card-add" onClick={onAdd}>
      <span className="bank-card-add-sign">
        <Icon name="plus" className="size-5" />
      </span>
      <span className="bank-card-add-title">{text}</span>
      <span className="bank-card-add-hint">{t('bank-card.add_hint')}</span>
    </button>
  )
}
