import { CategoryCard } from '@oriel/ui/category-card'
import { useText } from '../../lib/text.tsx'

const CATEGORIES = [
  { icon: 'slots', name: 'shell.category_slot' },
  { icon: 'live', name: 'shell.category_live' },
  { icon: 'sport', name: 'shell.category_sport' },
  { icon: 'lottery', name: 'shell.category_lottery' },
  { icon: 'cards', name: 'shell.category_card' },
  { icon: 'virtual', name: 'shell.category_virtual' },
  { icon: 'arena', name: 'shell.category_arena' },
  { icon: 'esport', name: 'shell.category_esport' },
  { icon: 'crash', name: 'shell.category_crash' },
] as const

export function Categories() {
  const { t } = useText()
  return (
    <ul className="categories">
      {CATEGORIES.map(({ icon, name }) => (
        <li key={icon}>
          <CategoryCard icon={icon} name={t(name)} note={t('shell.coming_soon')} />
        </li>
      ))}
    </ul>
  )
}
