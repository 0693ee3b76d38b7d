import { finishOpenidCall, startOpenidCall } from '@oriel/contract/member/openid'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyBlock } from '@oriel/ui/feedback/state-block'
import { call } from '../platform/call.ts'
import { goToIssued } from '../platform/navigate.ts'
import { useText } from '@oriel/web/text'
import { sendMessage } from '../platform/browser/window-message.ts'

/**
 * S2.017: the popup of a third-party login: it goes to the third party, returns here and closes.
 */
export default function AuthCallbackPage() {
  const { t } = useText()
  const [search] = useSearchParams()
  useEffect(() => void follow(search), [search])
  return <EmptyBlock icon="person" title={t('member.popup_title')} text={t('member.popup_text')} />
}

export const meta = () => [{ title: 'Sign-in' }, { name: 'robots', content: 'noindex' }]

async function follow(search: URLSearchParams): Promise<void> {
  const start = search.get('start')
  if (start !== null) return leave(start, search.get('wish') === 'link' ? 'link' : 'sign-in')
  const [code, state] = [search.get('code'), search.get('state') ?? '']
  // The state that the opener knows comes back sealed in our own answer, so without one only the
  // window itself can be told apart: it closes, and the page goes on as it was.
  if (code === null) return close({ state: sessionStateOf() })
  const answer = await call(finishOpenidCall, { code, state, iss: search.get('iss') ?? '' })
  if (!answer.ok) {
    const { code: resCode, message: resMessage } = answer
    return close({ state: sessionStateOf(), resCode, resMessage })
  }
  const { enc, state: own } = answer.value
  sendMessage({ msg: 'authLogin', state: own, data: { enc } })
  window.close()
}

const OWN_STATE = 'auth_state'
const sessionStateOf = (): string => sessionStorage.getItem(OWN_STATE) ?? ''

async function leave(state: string, wish: 'sign-in' | 'link'): Promise<void> {
  sessionStorage.setItem(OWN_STATE, state)
  const answer = await call(startOpenidCall, { state, wish })
  if (answer.ok) return goToIssued(answer.value.url, { replace: true })
  close({ state, resCode: answer.code, resMessage: answer.message })
}

function close(said: { state: string; resCode?: string; resMessage?: string }): void {
  sendMessage({ msg: 'authLoginClose', ...said })
  window.close()
}
