import { staffDevicesCall } from '@oriel/contract/office/staff'
import type { DataOf } from '@oriel/contract/endpoint'
import type { MessageId } from '@oriel/i18n/message-id'
import { useText } from '@oriel/web/text'
import { icons } from '../../../parts/icons.ts'
import { Panel } from '../../../parts/panel.tsx'
import { Pill } from '../../../parts/pill.tsx'
import { SmallTable } from '../../../parts/table/small-table.tsx'
import { ReadBlock } from '../../../parts/read-block.tsx'
import { useRead } from '../../../platform/query.ts'
import { useFormat } from '../../../platform/use-format.ts'

type Devices = DataOf<typeof staffDevicesCall>

/** Where I have signed in, with what, and how it ended. */
export function OwnDevices() {
  const { t } = useText()
  const read = useRead(staffDevicesCall, {})
  return (
    <>
      <Panel title={t('office.staff.devices')} icon={icons.device} isFilled>
        <ReadBlock read={read}>{({ devices }) => <DeviceTable devices={devices} />}</ReadBlock>
      </Panel>
      <Panel title={t('office.staff.sessions')} icon="clock" isFilled>
        <ReadBlock read={read}>{({ sessions }) => <SessionTable sessions={sessions} />}</ReadBlock>
      </Panel>
    </>
  )
}

function DeviceTable({ devices }: Pick<Devices, 'devices'>) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const heads = [
    t('office.staff.device'),
    t('office.staff.first_seen'),
    t('office.staff.last_seen'),
  ]
  return (
    <SmallTable label={t('office.staff.devices')} heads={heads}>
      {devices.map((device) => (
        <tr key={`${device.label} ${device.first_seen_at.getTime()}`}>
          <td>
            <b>{device.label}</b>{' '}
            {device.is_this && <Pill tone="mine">{t('office.staff.this_device')}</Pill>}
          </td>
          <td>{dateTime(device.first_seen_at)}</td>
          <td>{dateTime(device.last_seen_at)}</td>
        </tr>
      ))}
    </SmallTable>
  )
}

const ENDED: Readonly<Record<string, MessageId>> = {
  'sign-out': 'office.staff.session_sign_out',
  elsewhere: 'office.staff.session_elsewhere',
  removed: 'office.staff.session_removed',
  role: 'office.staff.session_role',
  idle: 'office.staff.session_idle',
}
const PROVEN: Readonly<Record<string, MessageId>> = {
  passkey: 'office.staff.passkey',
  totp: 'office.staff.app',
}

function SessionTable({ sessions }: Pick<Devices, 'sessions'>) {
  const { t } = useText()
  const { dateTime } = useFormat()
  const heads = [
    t('office.staff.signed_in_at'),
    t('office.staff.network'),
    t('office.staff.second_step'),
    t('office.staff.session_end'),
  ]
  const say = (words: Readonly<Record<string, MessageId>>, code: string): string => {
    const word = words[code]
    return word ? t(word) : code
  }
  return (
    <SmallTable label={t('office.staff.sessions')} heads={heads}>
      {sessions.map((session) => (
        <tr key={session.opened_at.getTime()}>
          <td>{dateTime(session.opened_at)}</td>
          <td>{session.ip}</td>
          <td>{say(PROVEN, session.proven_with)}</td>
          <td>
            {session.ended_because === null ? (
              <Pill tone="good" hasDot>
                {t('office.staff.session_open')}
              </Pill>
            ) : (
              say(ENDED, session.ended_because)
            )}
          </td>
        </tr>
      ))}
    </SmallTable>
  )
}
