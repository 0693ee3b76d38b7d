/** What was typed, while the member binds a card or is at another page; one per window. */
export type Draft = { readonly methodId: string; readonly amount: string }

const DRAFT_KEY = 'depositDraft'
const EMPTY: Draft = { methodId: '', amount: '' }
const TYPED_MAX = 30

export function readDraft(): Draft {
  try {
    const stored = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') as Record<string, unknown>
    const { methodId, amount } = stored
    if (typeof methodId !== 'string' || typeof amount !== 'string') return EMPTY
    return { methodId, amount: amount.slice(0, TYPED_MAX) }
  } catch {
    return EMPTY
  }
}

export const keepDraft = (draft: Draft): void => keep(DRAFT_KEY, JSON.stringify(draft))
export const dropDraft = (): void => drop(DRAFT_KEY)

/** A browser that stores nothing forgets what was typed, and everything else works. */
function keep(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {}
}

function drop(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
