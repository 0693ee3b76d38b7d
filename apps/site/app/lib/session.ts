/** Spec 3, client storage: what a signed-in browser keeps. */
const TOKEN_KEY = 'token'
const MEMBER_ID_KEY = 'member_id'

type Session = { readonly token: string; readonly memberId: string }

export function readSession(): Session | null {
  const token = localStorage.getItem(TOKEN_KEY)
  const memberId = localStorage.getItem(MEMBER_ID_KEY)
  return token && memberId ? { token, memberId } : null
}

/** Spec 8: a 401 logs out. */
export function clearSession(): void {
  for (const key of [TOKEN_KEY, MEMBER_ID_KEY]) localStorage.removeItem(key)
}
