import type { DataOf } from '@oriel/contract/endpoint'
import { memberNoticesCall } from '@oriel/contract/office/notice'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { KeyValues } from '../../parts/key-values.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Pill } from '../../parts/pill.tsx'
import { ReadBlock } from '../../parts/read-block.tsx'
import { useRead } from '../../platform/query.ts'
import './notice.css'

type Notice = DataOf<typeof memberNoticesCall>['list'][number]

const KINDS: Readonly<Record<Notice['kind'], MessageId>> = {
  security: 'office.notice.kind_security',
  service: 'office.notice.kind_service',
  offer: 'office.notice.kind_offer',
  gift: 'office.notice.kind_gift',
}
const CHANNELS: Readonly<Record<Notice['channel'], MessageId>> = {
  letter: 'office.notice.channel_letter',
  mail: 'office.notice.channel_mail',
  sms: 'office.notice.channel_sms',
  page: 'office.notice.channel_page',
}

/** What a member wants to hear of: why an offer did not reach them. Nobody changes it here. */
export function NoticePanel({ id }: { readonly id: string }) {
  const { t } = useText()
  const read = useRead(memberNoticesCall, { member_id: id })
  return (
    <Panel title={t('office.notice.title')} icon="bell" detail={t('office.notice.own')} isFilled>
      <ReadBlock read={read}>{({ list }) => <Notices list={list} />}</ReadBlock>
    </Panel>
  )
}

function Notices({ list }: { readonly list: readonly Notice[] }) {
  const { t } = useText()
  const kinds = [...new Set(list.map(({ kind }) => kind))]
  const lines = kinds.map((kind) => ({
    name: t(KINDS[kind]),
    value: (
      <span className="notice-channels">
        {list
          .filter((one) => one.kind === kind)
          .map((one) => (
            <Channel key={one.channel} notice={one} />
          ))}
      </span>
    ),
  }))
  return (
    <div className="panel-body">
      <KeyValues lines={lines} />
    </div>
  )
}

function Channel({ notice }: { readonly notice: Notice }) {
  const { t } = useText()
  const { wanted, is_fixed: isFixed } = notice
  const channel = t(CHANNELS[notice.channel])
  if (isFixed) return <Pill icon="lock">{t('office.notice.always', { channel })}</Pill>
  return (
    <Pill tone={wanted ? 'good' : 'plain'}>
      {t(wanted ? 'office.notice.on' : 'office.notice.off', { channel })}
    </Pill>
  )
}
