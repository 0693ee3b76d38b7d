import { useText } from '../../lib/text.tsx'

/** The bets of a draw, each with what comes back of a stake that wins. */
export function TimesTable({ rows }: { rows: readonly { name: string; times: string }[] }) {
  const { t } = useText()
  return (
    <>
      <h3>{t('table.rules_pays')}</h3>
      <p>{t('draw.rules_times')}</p>
      <table className="rules-table figures">
        <tbody>
          {rows.map(({ name, times }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
