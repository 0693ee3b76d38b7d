import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import type { ReactNode } from 'react'
import { useVisit } from '../../../platform/use-visit.ts'
import type { HallCard } from './halls.ts'

type Props = {
  hall: Pick<HallCard, 'code' | 'picture'>
  title: ReactNode
  /** The number of games, or where the list stands. */
  note: string
  children?: ReactNode
}

/** What a page of games is about, before the picture of its hall. */
export function HallHeading({ hall, title, note, children }: Props) {
  const { lowData } = useVisit()
  return (
    <header className="hall-heading" data-hall={hall.code}>
      <ShapedPicture
        shape="category"
        src={hall.picture}
        sizes="(width >= 62rem) 190px, 110px"
        alt=""
        priority
        flat={lowData}
        className="hall-heading-picture"
      />
      <div className="hall-heading-words">
        <h1 className="hall-heading-title">{title}</h1>
        <p className="hall-heading-note">{note}</p>
        {children}
      </div>
    </header>
  )
}
