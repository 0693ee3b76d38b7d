import { useEffect, useRef, useState } from 'react'
import { useText } from '@oriel/web/text'
import { readFrameSize } from './frame-size.ts'

const FIRST_HEIGHT_PX = 360

/** A page of a provider in ours. It runs its scripts and keeps to its frame. */
export function QuickBetFrame({ url }: { url: string }) {
  const { t } = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT_PX)
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const said = readFrameSize(event, url, frame.current?.contentWindow ?? null)
      if (said !== null) setHeight(said)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [url])
  return (
    <iframe
      ref={frame}
      src={url}
      title={t('sport.quick_bet')}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- it is of another origin
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="origin"
      height={height}
      className="mx-auto block w-full max-w-140 rounded-lg border border-hairline bg-surface-2"
    />
  )
}
