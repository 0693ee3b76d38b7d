export type LogoProps = {
  /** The name of the site, set as text so that it can be read, found and translated. */
  name: string
  size?: 'small' | 'large'
}

const MARK = { small: 'size-7', large: 'size-9' }
const NAME = { small: 'text-lg', large: 'text-xl' }

/** The mark is a cut stone in a hexagon; its facets take the three tones of the brand. */
export function Logo({ name, size = 'small' }: LogoProps) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5">
      <svg viewBox="0 0 32 32" className={`shrink-0 ${MARK[size]}`} aria-hidden="true">
        <path className="logo-ring" d="M16 2 28 9v14l-12 7-12-7V9Z" />
        <path className="fill-brand-light" d="M16 8.5 22.5 12.3 16 16 9.5 12.3Z" />
        <path className="fill-brand" d="M9.5 12.3 16 16v7.5l-6.5-3.8Z" />
        <path className="fill-brand-deep" d="M22.5 12.3 16 16v7.5l6.5-3.8Z" />
      </svg>
      <span className={`brand-name font-display font-extrabold ${NAME[size]}`}>{name}</span>
    </span>
  )
}
