import { useText } from '@oriel/web/text'

export type Change = {
  readonly field: string
  readonly before: string
  readonly after: string
}

type DiffProps = {
  readonly changes: readonly Change[]
  /** Figures stand on the right. */
  readonly isNumeric?: boolean
  /** Its own frame, where it does not fill a panel. */
  readonly isFramed?: boolean
  readonly heads?: { readonly field: string; readonly before: string; readonly after: string }
}

/** Fields before and after, as the server's preview says. What stays the same has no colour. */
export function Diff({ changes, isNumeric = false, isFramed = false, heads }: DiffProps) {
  const { t } = useText()
  return (
    <table
      className="diff"
      data-numeric={isNumeric || undefined}
      data-framed={isFramed || undefined}
    >
      <thead>
        <tr>
          <th scope="col">{heads?.field ?? t('office.part.field')}</th>
          <th scope="col">{heads?.before ?? t('office.part.before')}</th>
          <th scope="col">{heads?.after ?? t('office.part.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} data-changed={before !== after || undefined}>
            <th scope="row">{field}</th>
            <td className="diff-before">{before}</td>
            <td className="diff-after">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
