import type { Client } from '@oriel/contract/client'
import type { AnyEndpoint, DataOf, InputOf } from '@oriel/contract/endpoint'
import { QueryClient, queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { CallFailure, isPassing } from './failure.ts'
import { useCall } from './use-call.ts'
import { useMaybeSite } from './use-site.ts'

/** A read is fresh for this long: going back to a list does not ask again at once. */
const FRESH_MS = 5_000
const TRIES_MAX = 2

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failed, error) => failed + 1 < TRIES_MAX && isPassing(error),
        // An amount is a bigint, which JSON cannot write.
        queryKeyHashFn: (key) => JSON.stringify(key, writeBigint),
      },
    },
  })

const writeBigint = (_key: string, value: unknown): unknown =>
  typeof value === 'bigint' ? `${value}n` : value

/** A call whose refusal is an error, as queries want it. */
export async function ask<Call extends AnyEndpoint>(
  client: Client,
  endpoint: Call,
  input: InputOf<Call>,
  signal?: AbortSignal,
): Promise<DataOf<Call>> {
  const answer = await client(endpoint, input, signal)
  if (!answer.ok) throw new CallFailure(answer)
  return answer.value
}

type ReadOptions<Data> = {
  /** The queue whose changes make this read be repeated. */
  readonly queue?: string
  readonly isEnabled?: boolean
  /** Read again this often, always or by what was seen last: for what others, or a job, change. */
  readonly everyMs?: number | ((data: Data) => number)
  /** What is read is good once: it is neither kept nor read again while it stands there. */
  readonly isOnce?: boolean
}

/** Reads through a call, about the site of the address. */
export function useRead<Call extends AnyEndpoint>(
  endpoint: Call,
  input: InputOf<Call>,
  { queue, isEnabled = true, everyMs, isOnce = false }: ReadOptions<DataOf<Call>> = {},
): UseQueryResult<DataOf<Call>> {
  const client = useCall()
  const site = useMaybeSite()
  return useQuery(
    queryOptions<DataOf<Call>>({
      queryKey: [site?.code ?? null, endpoint.path, input],
      queryFn: ({ signal }) => ask(client, endpoint, input, signal),
      enabled: isEnabled,
      meta: { queue },
      ...(isOnce && { staleTime: Infinity, gcTime: 0 }),
      refetchInterval: ({ state: { data } }) => {
        if (typeof everyMs !== 'function') return everyMs ?? false
        return data === undefined ? false : everyMs(data)
      },
    }),
  )
}
