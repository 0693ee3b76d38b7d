import type { FastifyInstance } from 'fastify'
import { addControl } from './control.ts'
import { createFaults } from './faults.ts'
import type { Casino, CasinoOptions } from './model.ts'
import { addPlayer } from './player.ts'
import { keepSecret } from './secrets.ts'
import { openTables } from './tables.ts'

/** Opens the books and the pages of one provider; its dialect adds the calls of a house. */
export function openCasino(
  app: FastifyInstance,
  name: Casino['name'],
  options: CasinoOptions,
): Casino {
  const setting = options.providers?.find((one) => one.name === name)
  const tables = openTables(options.dataFolder ?? '', name)
  app.addHook('onClose', async () => tables.close())
  if (setting) keepSecret(tables, setting.secret)
  const casino: Casino = {
    name,
    tables,
    faults: createFaults(),
    operator: setting?.operator ?? '',
    lobbies: options.lobbies ?? [],
    playUrl: `${options.issuer}/${name}/play`,
    isShared: name === 'jungle',
    nowMs: () => options.now().getTime(),
  }
  addPlayer(app, casino)
  addControl(app, casino, options.faultsAllowed)
  return casino
}
