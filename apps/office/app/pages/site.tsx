import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSite } from '../platform/use-site.ts'

/** A site's first screen is what waits for somebody. */
export default function SitePage() {
  const { code } = useSite()
  const navigate = useNavigate()
  useEffect(() => void navigate(`/${code}/proposals`, { replace: true }), [code, navigate])
  return null
}
