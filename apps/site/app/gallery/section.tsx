import type { ReactNode } from 'react'

type SectionProps = { title: string; children: ReactNode; wide?: boolean }

/** One panel of the gallery. Its heading is the name of a component, and so the same everywhere. */
export function Section({ title, children, wide = false }: SectionProps) {
  const span = wide ? 'desktop:col-span-2' : ''
  return (
    <section className={`min-w-0 rounded-xl bg-frame p-4 shadow-sm desktop:p-5 ${span}`.trimEnd()}>
      <h2 lang="en" className="mb-4 text-md font-extrabold">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Parts of a panel, one below the other. */
export const Stack = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
)

/** Parts of a panel, side by side while there is room. */
export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
)
