import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The house's own colours, read when somebody looks. */
const readTokens = (): string =>
  readFileSync(fileURLToPath(import.meta.resolve('@oriel/ui/tokens.css')), 'utf8')

const BASE = `
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; color: var(--text-strong); font: 500 0.9375rem / 1.5 var(--face-text);
  background: radial-gradient(80rem 30rem at 50% -12rem, var(--brand-tint), transparent),
  var(--page); -webkit-font-smoothing: antialiased; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.ribbon { padding: 0.5rem 1rem; text-align: center; font-size: 0.8125rem; color: var(--brand-light);
  background: repeating-linear-gradient(-45deg, var(--brand-tint) 0 12px, transparent 12px 24px),
  var(--frame); border-bottom: 1px solid var(--hairline-strong); }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; max-width: 66rem; margin: 0 auto; padding: 2rem 1.5rem 4rem; }
.kicker { display: flex; align-items: center; gap: 0.5rem; margin-bottom: 0.5rem;
  color: var(--brand); font-weight: 800; font-size: 0.8125rem; letter-spacing: 0.08em; }
h1 { font: 700 1.5rem var(--face-text); letter-spacing: -0.01em; }
h2 { font-size: 1rem; }
.lead { margin-top: 0.375rem; max-width: 42rem; color: var(--text-muted); }
.card { background: var(--surface-1); border: 1px solid var(--hairline); border-radius: 1rem;
  box-shadow: var(--elevation-2); }
code { font: 500 0.8125rem ui-monospace, 'SF Mono', Menlo, monospace; color: var(--brand-light); }
td form { display: flex; justify-content: flex-end; }
.unseen { position: absolute; clip-path: inset(50%); }
.quiet { color: var(--text-faint); font-size: 0.8125rem; }
.wrong { padding: 0.875rem 1.125rem; border: 1px solid var(--danger); border-radius: 0.75rem;
  white-space: pre-line; }
`

const TABLE = `
.head { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
  gap: 0.75rem; padding: 1rem 1.25rem; border-bottom: 1px solid var(--hairline); }
.scroll { position: relative; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-weight: 600; font-size: 0.8125rem; color: var(--text-faint); }
th, td { padding: 0.625rem 1.25rem; white-space: nowrap; }
td { border-top: 1px solid var(--hairline); }
.number { text-align: right; font-variant-numeric: tabular-nums; }
td b { color: var(--brand); }
.empty { padding: 2.25rem 1.25rem; text-align: center; color: var(--text-muted); }
`

const FORM = `
.order { display: grid; grid-template-columns: 3fr 2fr 1fr 1fr 1fr auto; gap: 1rem;
  align-items: end; padding: 1.25rem; }
label { display: grid; gap: 0.375rem; font-size: 0.8125rem; font-weight: 600;
  color: var(--text-muted); }
select, input { width: 100%; min-height: 2.75rem; padding: 0 0.75rem; border-radius: 0.75rem;
  border: 1px solid var(--control-edge); background: var(--frame); color: var(--text-strong);
  font: 500 0.9375rem var(--face-text); }
button { min-height: 2.75rem; padding: 0 1.125rem; border-radius: 0.75rem; cursor: pointer;
  border: 1px solid var(--control-edge); background: transparent; color: var(--text-strong);
  font: 600 0.9375rem var(--face-text); }
button:hover { background: var(--surface-3); }
.first { border-color: transparent; color: var(--on-brand);
  background: linear-gradient(var(--brand-light), var(--brand)); }
.first:hover { background: var(--brand-light); }
.small { min-height: 2rem; padding: 0 0.75rem; font-size: 0.8125rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 1.25rem;
  padding: 1.25rem; }
dd { margin: 0; color: var(--text-muted); }
pre { padding: 1.25rem; overflow-x: auto; }
@media (max-width: 52rem) {
  main { padding-inline: 1rem; }
  .order { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  .order .wide, .order button { grid-column: 1 / -1; }
  dl { grid-template-columns: 1fr; gap: 0.125rem; }
  dd { padding-bottom: 0.75rem; }
}
`

export const controlStyle = (): string => [readTokens(), BASE, TABLE, FORM].join('\n')
