import { setNoticeCall } from '@oriel/contract/member/notice'
import { failureText } from '@oriel/web/failure-text'
import { useText } from '@oriel/web/text'
import { useReducer } from 'react'
import { call } from '../../platform/call.ts'
import { nameOf, nextNotices, startOf, type Notice, type NoticeState } from './notice-state.ts'

/** The switches of a member: each change is saved at once. */
export function useNotices(
  read: readonly Notice[],
  onSaved: (notice: Notice) => void,
): [NoticeState, (notice: Notice) => void] {
  const text = useText()
  const [state, tell] = useReducer(nextNotices, read, startOf)
  const turn = (notice: Notice): void => {
    // The first press counts until it is answered.
    if (state.saving.includes(nameOf(notice))) return
    const { kind, channel, wanted } = notice
    tell({ name: 'set', notice })
    void call(setNoticeCall, { kind, channel, wanted: !wanted }).then((answer) => {
      if (!answer.ok) return tell({ name: 'refused', notice, message: failureText(answer, text) })
      tell({ name: 'kept', notice })
      onSaved({ ...notice, wanted: !wanted })
    })
  }
  return [state, turn]
}
