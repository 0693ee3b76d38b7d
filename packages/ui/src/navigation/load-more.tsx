import { Button } from '../form/button.tsx'

export type LoadMoreProps = {
  label: string
  /** Said and shown while more is on its way. */
  busyLabel: string
  /** How much is shown of how much: "60 of 1,284". */
  note?: string
  isBusy?: boolean
  onMore: () => void
}

/** The end of a long list. Nothing loads by itself past it, so the foot of the page is in reach. */
export function LoadMore({ label, busyLabel, note, isBusy = false, onMore }: LoadMoreProps) {
  return (
    <div className="load-more">
      {note && <p className="load-more-note">{note}</p>}
      <Button
        variant="ghost"
        className="load-more-button"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onMore}
      >
        {isBusy && <span className="spinner" aria-hidden="true" />}
        {isBusy ? busyLabel : label}
      </Button>
    </div>
  )
}
