import { Icon, type IconName } from './icon.tsx'

export type CategoryCardProps = {
  icon: IconName
  name: string
  /** A word under the name, such as "Opening soon" or a number of games. */
  note?: string
  /** Without it the card is no link yet. */
  href?: string
}

export function CategoryCard({ icon, name, note, href }: CategoryCardProps) {
  const inside = (
    <>
      <Icon name={icon} className="category-icon" />
      <span className="category-words">
        <span className="block text-base font-bold">{name}</span>
        {note && <span className="block text-xs font-semibold text-on-picture-muted">{note}</span>}
      </span>
    </>
  )
  const look = { className: 'category-card', 'data-category': icon }
  if (href === undefined) return <div {...look}>{inside}</div>
  return (
    <a href={href} {...look}>
      {inside}
    </a>
  )
}
