import { Icon, type IconName } from '@oriel/ui/picture/icon'
import { useEffect, useState } from 'react'
import { loadIcons, type LoadedIcon } from '../../platform/browser/icon-service.ts'
import { useVisit } from '../../platform/use-visit.ts'

/** The name of our own set; the service of a site may know more names of it. */
const PREFIX = 'oriel'

type LinkIconProps = {
  /** What the operator has named. */
  readonly name: string
  /** Stands in its place until it has come, and where it does not come. */
  readonly instead: IconName
  readonly className: string
}

/** S7.010: an icon that pages do not bring along is asked for at the icon service. */
export function LinkIcon({ name, instead, className }: LinkIconProps) {
  const { iconServiceUrl } = useVisit().site
  const [icon, setIcon] = useState<LoadedIcon | null>(null)
  useEffect(() => {
    let isShown = true
    void loadIcons(PREFIX, [name], { fallback: iconServiceUrl }).then((found) => {
      if (isShown) setIcon(found.get(name) ?? null)
    })
    return () => void (isShown = false)
  }, [name, iconServiceUrl])
  if (!icon) return <Icon name={instead} className={className} />
  return (
    <svg
      viewBox={`0 0 ${icon.width} ${icon.height}`}
      className={`icon ${className}`}
      aria-hidden
      // The service's answer has been read as shapes and nothing else: see isDrawing.
      dangerouslySetInnerHTML={{ __html: icon.body }}
    />
  )
}
