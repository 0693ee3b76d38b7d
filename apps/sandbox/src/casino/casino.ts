import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { addControl } from './control.ts'
import { createFaults } from '../simulator/faults.ts'
import { keepSecret } from '../simulator/secrets.ts'
import { openTables } from '../simulator/tables.ts'
import { FaultPlan } from './faults.ts'
import type { Casino, CasinoOptions } from './model.ts'
import { addPlayer } from './player.ts'
import { CASINO_TABLES } from './tables.ts'

/** Opens the books and the pages of one provider; its dialect adds the calls of a house. */
export function openCasino(
  app: FastifyInstance,
  name: Casino['name'],
  options: CasinoOptions,
): Casino {
  const setting = options.providers?.find((one) => one.name === name)
  const tables = openTables(options.dataFolder ?? '', name, CASINO_TABLES)
  app.addHook('onClose', async () => tables.close())
  if (setting) keepSecret(tables, setting.secret)
  const casino: Casino = {
    name,
    tables,
    faults: createFaults(z.parse(FaultPlan, {})),
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
