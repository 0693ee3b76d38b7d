import { useCallback, useEffect, useState } from 'react'
import { EMPTY, fieldsOf, fieldsOfHash, readFields, type FieldName, type Fields } from './fields.ts'
import { GAMES } from './games.ts'
import { findProof, type Found } from './proof.ts'
import { verify, type Verdict } from './verify.ts'

export type Loaded = 'no' | 'loading' | 'yes' | 'sealed' | 'unknown' | 'unreachable'
export type Check = {
  readonly fields: Fields
  readonly wrong: readonly FieldName[]
  readonly verdict: Verdict | null
  /** What became of the round that was asked for. */
  readonly loaded: Loaded
  change(name: FieldName, value: string): void
  load(roundId: string): void
  check(): void
}

/** The page's one state: fields, what is wrong with them, and the verdict over them. */
export function useCheck(firstRound: string | null): Check {
  const [fields, setFields] = useState<Fields>(() =>
    location.hash === '' ? EMPTY : fieldsOfHash(location.hash),
  )
  const [wrong, setWrong] = useState<readonly FieldName[]>([])
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [loaded, setLoaded] = useState<Loaded>(firstRound === null ? 'no' : 'loading')

  const judge = useCallback(async (given: Fields) => {
    const read = readFields(given)
    setWrong(read.ok ? [] : read.wrong)
    const game = GAMES[given.game]
    setVerdict(read.ok && game ? await verify(game, read.claim) : null)
  }, [])

  const take = useCallback(
    async (found: Found) => {
      if (typeof found === 'string') return setLoaded(found)
      const given = fieldsOf(found)
      setFields(given)
      if (found.server_seed === null) return setLoaded('sealed')
      setLoaded('yes')
      return judge(given)
    },
    [judge],
  )
  useEffect(() => {
    if (firstRound !== null) void findProof(firstRound).then(take)
  }, [firstRound, take])

  return {
    fields,
    wrong,
    verdict,
    loaded,
    change(name, value) {
      // A changed field is no longer the round that was loaded, whatever it says.
      setVerdict(null)
      setFields((before) => ({ ...before, [name]: value }))
    },
    load(roundId) {
      setLoaded('loading')
      setVerdict(null)
      setWrong([])
      void findProof(roundId).then(take)
    },
    check: () => void judge(fields),
  }
}
