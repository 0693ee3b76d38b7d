import { providersCall } from '@oriel/contract/office/provider'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { icons } from '../../parts/icons.ts'
import { Panel } from '../../parts/panel.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { EmptyScreen } from '../../parts/screens.tsx'
import { SmallTable } from '../../parts/table/small-table.tsx'
import { useRead } from '../../platform/query.ts'
import { useSite } from '../../platform/use-site.ts'
import { ProviderState, type ProviderLine } from './provider-state.tsx'

const READ_EVERY_MS = 5_000

/** The providers of the site, and how each stands now. */
export function ProviderList() {
  const { t } = useText()
  const read = useRead(providersCall, {}, { queue: 'switches', everyMs: READ_EVERY_MS })
  return (
    <Panel title={t('office.frame.providers')} icon={icons.pulse} isFilled>
      <ReadBlock read={read}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyScreen title={t('office.provider.none')} text={t('office.provider.none_text')} />
          ) : (
            <Table list={list} />
          )
        }
      </ReadBlock>
    </Panel>
  )
}

function Table({ list }: { readonly list: readonly ProviderLine[] }) {
  const { t } = useText()
  const { code } = useSite()
  const heads = [
    t('office.provider.name'),
    t('office.provider.state'),
    t('office.provider.wallet'),
    t('office.provider.plays'),
  ]
  return (
    <SmallTable label={t('office.frame.providers')} heads={heads}>
      {list.map((line) => (
        <tr key={line.provider_id}>
          <th scope="row">
            <Link to={`/${code}/providers/${line.provider_id}`}>{line.name}</Link>{' '}
            <small className="faint">{line.provider_id}</small>
          </th>
          <td>
            <ProviderState line={line} />
          </td>
          <td>{line.wallet ?? '–'}</td>
          <td>{line.plays}</td>
        </tr>
      ))}
    </SmallTable>
  )
}
