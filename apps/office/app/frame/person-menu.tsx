import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { Looks, useSignOut } from '../features/staff/staff.ts'
import { Avatar } from '../parts/avatar.tsx'
import { Drop } from '../parts/drop.tsx'
import { roleText } from '../platform/role-words.ts'
import { useMe } from '../platform/use-me.ts'
import { useMaybeSite } from '../platform/use-site.ts'

/** Who is signed in, in which role, and what is theirs alone. */
export function PersonMenu() {
  const text = useText()
  const { t } = text
  const { name, account, sites } = useMe()
  const site = useMaybeSite() ?? sites[0]
  const signOut = useSignOut()
  const role = site ? roleText(site.role, text) : ''
  const label = (
    <>
      <Avatar name={name} look="own" />
      <span className="two-lines person-menu-name">
        <b>{name}</b>
        <small>{role}</small>
      </span>
    </>
  )
  return (
    <Drop className="person-menu" side="end" label={label}>
      {(close) => (
        <div className="person-panel">
          <p className="small-text">{account}</p>
          <Link className="drop-item" to="/me" onClick={close}>
            <Icon name="key" />
            {t('office.frame.my_devices')}
          </Link>
          <Looks />
          <button type="button" className="drop-item" onClick={signOut}>
            <Icon name="login" />
            {t('office.frame.sign_out')}
          </button>
        </div>
      )}
    </Drop>
  )
}
