import type { SiteId } from '@oriel/core/id'
import { actByScript, commands } from '@oriel/domain/proposal'
import { findSiteByCode } from '@oriel/domain/site'
import { listOff, nameOf, switchScopes, type SwitchName } from '@oriel/domain/switch'
import { openKeys } from '@oriel/keys/keys'
import { createLedger } from '@oriel/ledger/ledger'
import type { Office, OfficeFlags } from '../office.ts'
import { findRunning } from '../running.ts'

type Flags = Pick<OfficeFlags, 'site' | 'because'>

const USAGE = `switch list, switch off|on ${switchScopes.join('|')} [KEY] --because TEXT`

/** What is off at a site, and to switch something off or on, as the office does it. */
export async function switches(
  office: Pick<Office, 'database'>,
  { site: code, because = '' }: Flags,
  [verb = 'list', scope = '', key = '']: string[],
): Promise<string[]> {
  const site = await findSiteByCode(office.database.rows, code)
  if (!site) throw new Error(`no site is called ${code}`)
  if (verb === 'list') return list(office, site.id)
  const known = switchScopes.find((one) => one === scope)
  if (!known || (verb !== 'off' && verb !== 'on')) throw new Error(USAGE)
  return turn(office, site.id, verb, { scope: known, key }, because.trim())
}

async function list({ database }: Pick<Office, 'database'>, siteId: SiteId): Promise<string[]> {
  const off = await listOff(database.rows, siteId)
  if (off.length === 0) return ['everything is on']
  return off.map((one) => {
    const looked = one.lookedBy ? `looked at by ${one.lookedBy}` : 'nobody has looked at it'
    const who = `${one.by}: ${one.because}`
    return `${nameOf(one)}  ${one.label}  off since ${one.since.toISOString()}  ${who}  ${looked}`
  })
}

async function turn(
  { database }: Pick<Office, 'database'>,
  siteId: SiteId,
  to: 'off' | 'on',
  name: SwitchName,
  because: string,
): Promise<string[]> {
  if (because.length < 10) throw new Error('why? --because TEXT, ten signs or more')
  const { keyFile } = findRunning()
  if (!keyFile) throw new Error('KEY_FILE is not set')
  const one = commands.get(to === 'off' ? 'switch.off' : 'switch.on')
  const input = to === 'off' ? name : { switch_id: await findOff(database, siteId, name) }
  if (!one) throw new Error('the command is not there')
  const tools = { database, keys: openKeys(keyFile), ledger: createLedger(database) }
  const deed = { reason: because, now: new Date() }
  const ran = await actByScript(tools, { one, input, siteId }, deed)
  if (!ran.ok) throw new Error(`not changed: ${ran.reason}`)
  return [`${nameOf(name)} is ${to}`]
}

async function findOff(
  { rows }: Office['database'],
  siteId: SiteId,
  { scope, key }: SwitchName,
): Promise<string> {
  const off = (await listOff(rows, siteId)).find((one) => one.scope === scope && one.key === key)
  if (!off) throw new Error(`${nameOf({ scope, key })} is on`)
  return off.id
}
