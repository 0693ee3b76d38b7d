import { SecretField } from '@oriel/web/form/secret-field'
import { useSession } from '../platform/use-session.ts'

type OwnPasswordProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** The member's password once more, so that a screen left open changes nothing. */
export function OwnPassword({ label, value, onChange, error }: OwnPasswordProps) {
  const account = useSession()?.account ?? ''
  return (
    <>
      {/* For password managers: whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <SecretField
        kind="current"
        label={label}
        name="password"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        error={error}
      />
    </>
  )
}
