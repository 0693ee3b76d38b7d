import { announcementMarqueeCall } from '@oriel/contract/member/announcement'
import { readEnv } from '@oriel/core/env'
import { newId } from '@oriel/core/id'
import { createLog } from '@oriel/core/log'
import { done } from '@oriel/core/outcome'
import { openDatabase } from '@oriel/db/database'
import { createKeys } from '@oriel/keys/keys'
import { newRing, readRing } from '@oriel/keys/ring'
import { Registry } from 'prom-client'
import { bind } from './bind.ts'
import { allBindings } from './bindings.ts'
import { observeCalls } from './call-seconds.ts'
import { createDoor } from './door.ts'
import { memberCalls, memberGate } from './gate.ts'
import { createHouse } from './house.ts'
import { benchEnv } from './settings.ts'

/** For `pnpm bench api`: this door with a list that lies in memory, so that only the door works. */
const ANNOUNCEMENTS = 20
const env = readEnv(benchEnv)

const web_announcement_list = Array.from({ length: ANNOUNCEMENTS }, (_, index) => ({
  id: newId<'announcement'>(),
  version: index + 1,
  content: `Announcement ${index + 1}: tonight the tables open an hour later than usual.`,
  display_before_login: true,
  display_after_login: index % 2 === 0,
  sort: ANNOUNCEMENTS - index,
}))

const database = openDatabase({ url: env.DATABASE_URL, name: 'bench-door', max: 2 })
const house = createHouse(database, createKeys(readRing(newRing())), () => new Date())
const bindings = allBindings(house).filter(({ call }) => call !== announcementMarqueeCall)
bindings.push(bind(announcementMarqueeCall, async () => done({ web_announcement_list })))
const door = createDoor({
  declared: memberCalls,
  bindings,
  gate: memberGate(house),
  log: createLog({ service: 'bench-door', level: 'warn' }),
  trustProxy: [],
  observe: observeCalls(new Registry()),
})
await door.listen({ port: env.API_PORT, host: '127.0.0.1' })
