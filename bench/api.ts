import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { siteDetailCall } from '@oriel/contract/member/site'
import { addressOf, type AnyEndpoint } from '@oriel/contract/endpoint'
import { freePort, run, until } from '@oriel/dev-world/engine/process'
import { atLeast, say, type Figure } from './lib/figure.ts'
import { onGround, type Ground } from './lib/ground.ts'
import { duel, type Target } from './lib/http-load.ts'

const FLOOR = 0.8

/** What a page sends with every call. */
const HEADERS = {
  'content-type': 'application/json',
  lang: 'en_US',
  'accept-language': 'en-US,en;q=0.9',
}

/** A contract call, its input and its answer checked, against bare Fastify with the same answer. */
export const benchApi = (): Promise<Figure[]> =>
  onGround(async (ground) => {
    const api = await ground.app('api')
    const detail = { port: api.port, pid: api.pid() }
    const list = await startListDoor(ground)
    return [
      await versusBare(ground, 'api.site_detail', siteDetailCall, detail),
      await versusBare(ground, 'api.list_of_20', announcementMarqueeCall, list),
    ]
  })

type Door = { readonly port: number; readonly pid: number }

async function versusBare(
  ground: Ground,
  name: string,
  call: AnyEndpoint,
  ours: Door,
): Promise<Figure> {
  const path = addressOf(call)
  const target = ({ port, pid }: Door): Target => ({
    url: `http://127.0.0.1:${port}${path}`,
    pid,
    method: 'POST',
    headers: HEADERS,
    body: '{}',
  })
  const answer = await ask(target(ours))
  const child = await ground.child('bare/api.ts')
  const port = await child.ask<number>({ path, answer })
  const bare = { port, pid: child.pid }
  const [bytes, bareBytes] = [answer, await ask(target(bare))].map((one) => JSON.stringify(one))
  if (bytes !== bareBytes) throw new Error(`${name}: the two sides answer differently`)
  say(`${name}: ${bytes?.length} bytes`)
  const ratio = await duel(ground, name, { ours: target(ours), bare: target(bare) })
  await child.stop()
  return atLeast(name, ratio, FLOOR)
}

async function ask({ url, headers, body }: Target): Promise<object> {
  const answer = await fetch(url, { method: 'POST', headers, body: body ?? '' })
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`)
  return (await answer.json()) as object
}

/** The same door with a list that needs no database, so that only the door is measured. */
async function startListDoor(ground: Ground): Promise<Door> {
  const { databaseUrl, folder } = ground
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    API_PORT: String(port),
  }
  const file = new URL('../apps/api/src/bench-door.ts', import.meta.url).pathname
  const running = run(process.execPath, [file], { env, logFile: `${folder}/bench-door.log` })
  ground.onEnd(() => running.stop())
  const isOpen = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    return answer !== null
  }
  await until(`the list door (see ${folder}/bench-door.log)`, isOpen, 15_000)
  return { port, pid: running.pid }
}
