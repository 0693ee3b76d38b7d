import { EnterData } from '../../src/player/wire.ts'
import { call } from './call.ts'
import { keep, kept } from './kept.ts'

const KEY = 'studio-token'

/**
 * The token of this window. An address opens a game once: its code is spent here and taken out of
 * the address, and a reload goes on with what it was spent for.
 */
export async function enter(): Promise<string | null> {
  const code = location.hash.slice(1)
  if (code === '') return kept(KEY)
  const answer = await call('/player/enter', '', { code }, EnterData)
  if (!answer.ok && answer.reason === 'unreachable') return null
  // Spent now or before: in either case the code is of no more use.
  history.replaceState(null, '', location.pathname)
  if (answer.ok) keep(KEY, answer.data.token)
  return kept(KEY)
}

export const forgetToken = (): void => keep(KEY, null)
