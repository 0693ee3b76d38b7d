import { useText } from '@oriel/web/text'
import { RoleTable, StaffTable } from '../features/staff/staff.ts'
import { Screen } from '../frame/screen.tsx'

export default function StaffPage() {
  const { t } = useText()
  return (
    <Screen title={t('office.frame.staff')} isPersonal>
      <StaffTable />
      <RoleTable />
    </Screen>
  )
}
