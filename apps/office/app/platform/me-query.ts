import type { DataOf } from '@oriel/contract/endpoint'
import { staffChoicesCall, staffMeCall } from '@oriel/contract/office/staff'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from './call.ts'
import { withChoice, type Choices, type ChoicesKept } from './choices.ts'
import { readMe, type Me } from './me.ts'
import { ask } from './query.ts'
import { saveLatest } from './save-latest.ts'

export type SignedIn = { readonly me: Me; readonly choices: Choices }

const KEY = ['me'] as const

const readSignedIn = (wire: DataOf<typeof staffMeCall>): SignedIn => ({
  me: readMe(wire, Date.now()),
  choices: wire.choices,
})

/** Who is signed in. Asked once: each call says by itself when the session is over. */
export const meQuery = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => readSignedIn(await ask(call, staffMeCall, {}, signal)),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The choices as they are shown, and the one way to change them. `onRefused` hears a failure. */
export function useKeptChoices(choices: Choices, onRefused: () => void): ChoicesKept {
  const client = useQueryClient()
  return useMemo(() => {
    const save = saveLatest<Choices>(async (all) => {
      const answer = await call(staffChoicesCall, { choices: { ...all } })
      if (!answer.ok) onRefused()
    })
    return {
      choices,
      keep(name, value) {
        const next = withChoice(choicesOf(client), name, value)
        client.setQueryData(KEY, (before?: SignedIn) => before && { ...before, choices: next })
        save(next)
      },
    }
  }, [choices, client, onRefused])
}

const choicesOf = (client: QueryClient): Choices =>
  client.getQueryData<SignedIn>(KEY)?.choices ?? {}
