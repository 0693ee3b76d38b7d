import { conclude, say, type Figure } from './lib/figure.ts'

/** `pnpm bench` and a name: figures, each with the bound it must keep. */
const BENCHES: Readonly<Record<string, () => Promise<() => Promise<Figure[]>>>> = {
  api: async () => (await import('./api.ts')).benchApi,
  cashier: async () => (await import('./cashier.ts')).benchCashier,
  envelope: async () => (await import('./envelope.ts')).benchEnvelope,
  games: async () => (await import('./games.ts')).benchGames,
  growth: async () => (await import('./growth.ts')).benchGrowth,
  ledger: async () => (await import('./ledger.ts')).benchLedger,
  'ledger-growth': async () => (await import('./ledger-growth.ts')).benchLedgerGrowth,
  letter: async () => (await import('./letter.ts')).benchLetter,
  login: async () => (await import('./login.ts')).benchLogin,
  office: async () => (await import('./office.ts')).benchOffice,
  outbox: async () => (await import('./outbox.ts')).benchOutbox,
  realtime: async () => (await import('./realtime.ts')).benchRealtime,
  saga: async () => (await import('./saga.ts')).benchSaga,
  seamless: async () => (await import('./seamless.ts')).benchSeamless,
  'sign-in-times': async () => (await import('./sign-in-times.ts')).benchSignInTimes,
  switch: async () => (await import('./switch.ts')).benchSwitch,
  ssr: async () => (await import('./ssr.ts')).benchSsr,
  studio: async () => (await import('./studio.ts')).benchStudio,
}

const [what = ''] = process.argv.slice(2)
const find = Object.hasOwn(BENCHES, what) ? BENCHES[what] : undefined
if (!find) {
  say(`usage: pnpm bench ${Object.keys(BENCHES).join(' | ')}`)
  process.exit(2)
}
const begun = performance.now()
const bench = await find()
const figures = await bench()
say(`  took ${((performance.now() - begun) / 1000).toFixed(0)} s`)
process.exitCode = conclude(figures)
