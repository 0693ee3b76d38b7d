import pg from 'pg'

export type PoolOptions = {
  url: string
  /** Shows in pg_stat_activity. */
  name: string
  max?: number
}

const POOL_MAX = 10
/** Better to refuse within three seconds than to pile up behind a stuck database. */
const CONNECT_TIMEOUT_MS = 3_000
const IDLE_TIMEOUT_MS = 30_000
/** A little over the server's own statement timeout: only fires when the server cannot answer. */
const QUERY_TIMEOUT_MS = 7_000

/** Lists of ours hold no NULL and no lists: `{1,-2}`. */
const readBigInts = (text: string): bigint[] =>
  text === '{}' ? [] : text.slice(1, -1).split(',').map(BigInt)

/** int8 and its lists are money and sequence numbers: as BigInt, never rounded. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [20, BigInt],
  [1016, readBigInts],
])
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format),
}

export function createPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.name,
    max: options.max ?? POOL_MAX,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    types,
  })
  // An idle connection that breaks is replaced at the next use; without a listener it would end us.
  pool.on('error', () => {})
  // One that is in use and breaks between two queries fails the next of them, which is enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A connection of its own, for what a pool cannot do: LISTEN and session locks. */
export function createConnection(options: Omit<PoolOptions, 'max'>): pg.Client {
  return new pg.Client({
    connectionString: options.url,
    application_name: options.name,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types,
  })
}
