import { buttonClass } from '@oriel/ui/form/button'
import { ShapedPicture } from '@oriel/ui/picture/picture-shapes'
import { Link } from 'react-router'
import { useFormat } from '../../platform/use-format.ts'
import { RichText } from '../../parts/rich-text.tsx'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import type { PopupBulletin } from './popup-rules.ts'

type BulletinTextProps = {
  bulletin: PopupBulletin
  /** What the visitor looks at, not one of many. */
  isFirst?: boolean
}

/** One piece of news with its picture, and the way to the offer it speaks of. */
export function BulletinText({ bulletin, isFirst = false }: BulletinTextProps) {
  const { t } = useText()
  const format = useFormat()
  const { lowData } = useVisit()
  const { display_content, content, picture, promotion_id, updated_at } = bulletin
  return (
    <article className="bulletin">
      {picture && (
        <ShapedPicture
          shape="promotion"
          src={picture}
          sizes="(width >= 40rem) 520px, 92vw"
          alt=""
          priority={isFirst}
          flat={lowData}
          className="bulletin-picture"
        />
      )}
      <h3 className="reading-title">{display_content}</h3>
      <time className="reading-note" dateTime={updated_at.toISOString()}>
        {format.date(updated_at)}
      </time>
      <RichText html={content} />
      {promotion_id !== null && (
        <Link
          to={`/discount/${promotion_id}`}
          className={buttonClass(isFirst ? 'primary' : 'ghost', 'bulletin-link')}
        >
          {t('bulletin.to_promotion')}
        </Link>
      )}
    </article>
  )
}
