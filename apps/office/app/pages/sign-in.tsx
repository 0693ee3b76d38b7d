import { SignInView } from '../features/staff/staff.ts'

export default function SignInPage() {
  return <SignInView />
}
