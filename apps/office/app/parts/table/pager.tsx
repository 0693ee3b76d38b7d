import { IconButton } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { PAGE_SIZES, withSize, type Paging } from './paging.ts'

type PagerProps = {
  readonly paging: Paging
  readonly onPaging: (paging: Paging) => void
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}

/** How many rows a page has, and the ways to the pages beside it. */
export function Pager({ paging, onPaging, onPrevious, onNext }: PagerProps) {
  const { t } = useText()
  return (
    <div className="pager">
      <label className="pager-size">
        {t('office.part.rows_per_page')}
        <select
          value={paging.size}
          onChange={({ currentTarget: { value } }) => {
            const size = PAGE_SIZES.find((one) => String(one) === value)
            if (size) onPaging(withSize(size))
          }}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <IconButton
        icon="chevron-left"
        label={t('office.part.previous_page')}
        data-edge
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        icon="chevron-right"
        label={t('office.part.next_page')}
        data-edge
        disabled={!onNext}
        onClick={onNext}
      />
    </div>
  )
}
