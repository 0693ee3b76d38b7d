import { InvitationView } from '../features/staff/staff.ts'

export default function InvitationPage() {
  return <InvitationView />
}
