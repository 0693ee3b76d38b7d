import { Icon, type IconName } from '@oriel/ui/picture/icon'
import type { ReactNode } from 'react'

type WalletBoxProps<Item> = {
  icon: IconName
  title: string
  text: string
  items: readonly Item[]
  children: (item: Item) => ReactNode
}

/** A list of what asks for a look: money on its way, wins under review. Without items nothing. */
export function WalletBox<Item extends { readonly id: string }>({
  icon,
  title,
  text,
  items,
  children,
}: WalletBoxProps<Item>) {
  if (items.length === 0) return null
  return (
    <section className="wallet-box" data-warm aria-label={title}>
      <header className="wallet-box-head">
        <Icon name={icon} className="size-5 text-brand" />
        <h2 className="wallet-box-title">{title}</h2>
      </header>
      <p className="wallet-box-text">{text}</p>
      <ul className="wallet-rows">
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
    </section>
  )
}
