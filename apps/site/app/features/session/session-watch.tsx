import { appCleanCache, sessionChanged } from '@oriel/contract/realtime/session'
import { useEffect, useSyncExternalStore } from 'react'
import { Button } from '@oriel/ui/button'
import { Dialog } from '@oriel/ui/dialog'
import { tellNativeApp } from '../../lib/native-bridge.ts'
import { useOverlay } from '../../lib/overlay.ts'
import {
  endSession,
  onSessionChange,
  ownFingerprint,
  readSession,
  forgetEnding,
  readEnding,
  type Ending,
} from '../../lib/session.ts'
import { useText } from '../../lib/text.tsx'
import { useLive } from '../../lib/use-live.tsx'
import { cleanCache } from './clean-cache.ts'

const TEXTS = {
  elsewhere: ['session.elsewhere_title', 'session.already_login_msg'],
  expired: ['session.expired_title', 'session.expired_text'],
} as const

/** Hears when this session is over, and says so. */
export function SessionWatch() {
  const { t } = useText()
  const live = useLive()
  const open = useOverlay()
  const ending = saidOf(useSyncExternalStore(onSessionChange, readEnding, () => null))
  useEffect(
    () => live?.on(sessionChanged, ({ fingerprint }) => void leaveIfOther(fingerprint)),
    [live],
  )
  useEffect(() => live?.on(appCleanCache, () => void cleanCache()), [live])
  useEffect(() => onSessionChange((why) => void (why && tellNativeApp('logout'))), [])
  if (!ending) return null
  const [title, text] = TEXTS[ending]
  const signIn = () => {
    forgetEnding()
    open('sign-in', {})
  }
  return (
    <Dialog
      isOpen
      onClose={forgetEnding}
      sheet
      size="small"
      icon="info"
      title={t(title)}
      description={t(text)}
      closeLabel={t('shell.close')}
      actions={<Button onClick={signIn}>{t('shell.log_in')}</Button>}
    />
  )
}

type Said = keyof typeof TEXTS
/** Who logs out knows it. */
const saidOf = (ending: Ending | null): Said | null => (ending === 'logout' ? null : ending)

async function leaveIfOther(fingerprint: string): Promise<void> {
  const session = readSession()
  if (!session || (await ownFingerprint(session.token)) === fingerprint) return
  // Between the two somebody may have signed in here again.
  if (readSession()?.token === session.token) endSession('elsewhere')
}
