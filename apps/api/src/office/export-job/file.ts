import { Readable } from 'node:stream'
import { readChunks, takeExport } from '@oriel/domain/export-job'
import { enterOffice } from '@oriel/domain/staff'
import type { FastifyInstance } from 'fastify'
import { OfficeCaller, tokenOf } from '../caller.ts'
import type { OfficeHouse } from '../house.ts'

export const FILE_ADDRESS = '/api/office/exports/file'

/**
 * The one answer of the office that is no envelope: the file itself, streamed part by part. The
 * address was made for one session and is spent here; whoever else asks finds nothing.
 */
export function serveExports(door: FastifyInstance, house: OfficeHouse): void {
  const { rows } = house.database
  door.get<{ Querystring: { token?: string } }>(FILE_ADDRESS, async (request, reply) => {
    const nothing = () => reply.code(404).send()
    const cookie = tokenOf(request)
    const { token } = request.query
    if (!house.hosts.includes(request.hostname) || cookie === null) return nothing()
    if (typeof token !== 'string' || request.headers['sec-fetch-site'] === 'cross-site') {
      return nothing()
    }
    const { ip } = request
    const place = { siteId: null, permission: null, ownNetworks: house.ownNetworks }
    const entered = await enterOffice(rows, { token: cookie, ip, ...place })
    if (!entered?.isFromHere) return nothing()
    const { actor } = new OfficeCaller(request, house, entered, null)
    const file = await takeExport(house.database, actor, token)
    if (!file) return nothing()
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(readChunks(rows, file.id)))
  })
}
