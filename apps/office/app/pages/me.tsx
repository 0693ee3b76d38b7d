import { useText } from '@oriel/web/text'
import { Looks, OwnDevices, OwnPasskeys } from '../features/staff/staff.ts'
import { Screen } from '../frame/screen.tsx'
import { Beside } from '../parts/beside.tsx'
import { KeyValues } from '../parts/key-values.tsx'
import { Panel } from '../parts/panel.tsx'
import { roleText } from '../platform/role-words.ts'
import { useFormat } from '../platform/use-format.ts'
import { useMe } from '../platform/use-me.ts'

/** What is mine alone: devices, sessions, passkeys, and how the office looks to me. */
export default function MePage() {
  const text = useText()
  const { t } = text
  const me = useMe()
  const { dateTime } = useFormat()
  return (
    <Screen title={t('office.frame.my_devices')} isPersonal>
      <Beside
        side={
          <>
            <OwnPasskeys />
            <Panel title={t('office.staff.looks')} icon="eye">
              <Looks />
            </Panel>
            <Panel title={me.name} icon="person" detail={me.account}>
              <KeyValues
                lines={[
                  ...me.sites.map(({ name, role }) => ({ name, value: roleText(role, text) })),
                  { name: t('office.staff.session_ends'), value: dateTime(me.endsAt) },
                ]}
              />
            </Panel>
          </>
        }
      >
        <OwnDevices />
      </Beside>
    </Screen>
  )
}
