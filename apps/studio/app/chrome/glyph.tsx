import { Icon, isIconName, type IconName } from '@oriel/ui/picture/icon'

/** Icons that only games need, on 24 × 24 as all others. */
const OWN = {
  history: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4 9.4M4 4.5v4.9h4.9M12 8v4.3l2.8 1.7',
  minus: 'M5 12h14',
  'full-screen': 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15',
  'sound-off': 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4ZM16 9.5l5 5M21 9.5l-5 5',
  table:
    'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18V6a1.5 1.5 0 0 1 1.5-1.5ZM4 9.5h16M4 14.5h16M10 9.5v10',
  spin: 'M19.5 12a7.5 7.5 0 1 1-2.200-5.300L20 9.400M20 4.5v4.900h-4.900',
  undo: 'M9.5 5.5 5 10l4.5 4.5M5 10h8.500a5 5 0 0 1 0 10H10',
  sliders: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5v5M8 14.5v5',
} as const

export type GlyphName = IconName | keyof typeof OWN

/** An icon beside a word or in a button that has its name; readers never hear it. */
export function Glyph({ name, className = '' }: { name: GlyphName; className?: string }) {
  if (isIconName(name)) return <Icon name={name} className={`glyph ${className}`} />
  return (
    <svg viewBox="0 0 24 24" className={`icon glyph ${className}`} aria-hidden="true">
      <path className="icon-line" d={OWN[name]} />
    </svg>
  )
}
