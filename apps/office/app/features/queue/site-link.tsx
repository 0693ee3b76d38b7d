import { Link } from 'react-router'
import { useSite } from '../../platform/use-site.ts'

type SiteLinkProps = { readonly to: string; readonly text: string }

/** The way to another screen of the site. */
export function SiteLink({ to, text }: SiteLinkProps) {
  const { code } = useSite()
  return (
    <Link className="link" to={`/${code}/${to}`}>
      {text}
    </Link>
  )
}
