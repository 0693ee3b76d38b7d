import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { createFaults } from '../simulator/faults.ts'
import { keepSecret } from '../simulator/secrets.ts'
import { openTables } from '../simulator/tables.ts'
import { disputeDue } from './arrivals.ts'
import { addBridge } from './bridge/routes.ts'
import { BRIDGE } from './bridge/wire.ts'
import { addHarbor } from './harbor/routes.ts'
import { HARBOR } from './harbor/wire.ts'
import { addQuarry } from './quarry/routes.ts'
import { QUARRY } from './quarry/wire.ts'
import { mineDue, tipOf } from './chain.ts'
import { addCashierControl } from './control.ts'
import { CashierPlan } from './faults.ts'
import { gather, sendDue } from './hooks.ts'
import type { Cashier, CashierOptions, CashierSetting } from './model.ts'
import { CASHIER_TABLES } from './tables.ts'
import { payDue } from './payouts.ts'

const DIALECTS = { bridge: BRIDGE, harbor: HARBOR, quarry: QUARRY } as const
const ROUTES = { bridge: addBridge, harbor: addHarbor, quarry: addQuarry } as const
const TICK_MS = 250

/** Simulated payment providers, each at an address of its own. */
export function addCashiers(app: FastifyInstance, options: CashierOptions): void {
  for (const setting of options.cashiers ?? []) {
    const cashier = openCashier(app, setting, options)
    ROUTES[setting.dialect](app, cashier)
    addCashierControl(app, cashier, options.faultsAllowed)
    const stop = keepTicking(cashier)
    app.addHook('onClose', async () => {
      await stop()
      cashier.tables.close()
    })
  }
}

function openCashier(
  app: FastifyInstance,
  setting: CashierSetting,
  options: CashierOptions,
): Cashier {
  const path = `/cashier/${setting.name}`
  const tables = openTables(options.dataFolder ?? '', `cashier-${setting.name}`, CASHIER_TABLES)
  keepSecret(tables, setting.secret)
  const cashier: Cashier = {
    setting,
    dialect: DIALECTS[setting.dialect],
    path,
    pageUrl: `${options.issuer}${path}`,
    tables,
    faults: createFaults(z.parse(CashierPlan, {})),
    lobbies: options.lobbies ?? [],
    nowMs: () => options.now().getTime(),
  }
  // Blocks are counted from the start.
  tipOf(cashier)
  return cashier
}

/** Blocks are mined, payouts paid and webhooks sent while nobody asks; until it is stopped. */
function keepTicking(cashier: Cashier): () => Promise<void> {
  let running: Promise<void> | null = null
  const tick = async () => {
    cashier.tables.once(() => {
      mineDue(cashier)
      payDue(cashier)
      disputeDue(cashier)
      gather(cashier)
    })
    await sendDue(cashier)
    running = null
  }
  const timer = setInterval(() => {
    running ??= tick()
  }, TICK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
