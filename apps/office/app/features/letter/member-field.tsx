import { memberListCall } from '@oriel/contract/office/member'
import { TextField } from '@oriel/ui/form/text-field'
import { useText } from '@oriel/web/text'
import { useEffect, useState } from 'react'
import { useRead } from '../../platform/query.ts'
import { useRested } from '../../platform/use-rested.ts'

export type Found = { readonly id: string; readonly account: string }
type MemberFieldProps = {
  readonly member: Found | null
  readonly onMember: (member: Found | null) => void
}

/** A member by their whole account; nobody is meant until it is one. */
export function MemberField({ member, onMember }: MemberFieldProps) {
  const { t } = useText()
  const [typed, setTyped] = useState(member?.account ?? '')
  const account = useRested(typed.trim().toLowerCase())
  const isAsked = account.length >= 6
  const { data } = useRead(memberListCall, { account, count: 1 }, { isEnabled: isAsked })
  const found = isAsked ? data?.list.find((one) => one.account === account) : undefined
  const [id, name] = [found?.id, found?.account]
  useEffect(() => {
    onMember(id !== undefined && name !== undefined ? { id, account: name } : null)
  }, [id, name, onMember])
  const isUnknown = isAsked && data !== undefined && !found
  return (
    <TextField
      label={t('office.letter.account')}
      value={typed}
      autoComplete="off"
      error={isUnknown ? t('office.letter.account_unknown') : undefined}
      onChange={({ target }) => setTyped(target.value)}
    />
  )
}
