/** The colours of the house's first theme, and no file to load: a page here is one answer. */
const TOKENS = `
:root {
  color-scheme: dark;
  --page: #080a10; --frame: #0c0f17; --surface-1: #131723; --surface-2: #1a1f2e;
  --surface-3: #242a3d; --control-edge: #66718e; --hairline: rgb(255 255 255 / 7%);
  --text-strong: #f4f6fb; --text-muted: #b8c0d3; --text-faint: #8d97af;
  --brand-light: #ffe9ac; --brand: #f3c350; --brand-deep: #c98b1e; --on-brand: #1c1303;
  --brand-tint: rgb(243 195 80 / 12%); --success: #35dba8; --danger: #ff6376; --info: #74aeff;
  --face: 'Plus Jakarta Sans Variable', system-ui, -apple-system, 'Segoe UI', Roboto,
    'Noto Sans', 'Noto Sans Thai', 'Noto Sans Devanagari', 'Noto Sans Tamil',
    'Noto Sans Bengali', 'Noto Sans Myanmar', sans-serif;
  --elevation: 0 1px 0 rgb(255 255 255 / 6%) inset, 0 8px 24px -8px rgb(0 0 0 / 55%);
}`

const BASE = `
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh;
  background: radial-gradient(80rem 30rem at 50% -12rem, #1d1a12, transparent),
  var(--page); color: var(--text-strong); font: 500 0.9375rem / 1.5 var(--face);
  -webkit-font-smoothing: antialiased; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
a { color: var(--brand); }
svg { flex: none; display: block; }
.ribbon { padding: 0.5rem 1rem; text-align: center; font-size: 0.8125rem; color: var(--brand-light);
  background: repeating-linear-gradient(-45deg, var(--brand-tint) 0 12px, transparent 12px 24px),
  var(--frame); border-bottom: 1px solid rgb(243 195 80 / 30%); }
.mark { display: inline-flex; align-items: center; gap: 0.625rem; color: var(--brand);
  text-decoration: none; font-weight: 800; letter-spacing: 0.06em; }
.mark b { color: var(--text-muted); font-weight: 600; letter-spacing: 0; padding-left: 0.625rem;
  border-left: 1px solid var(--hairline); }
.card { background: var(--surface-1); border: 1px solid var(--hairline); border-radius: 1rem;
  box-shadow: var(--elevation); }
.button { display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem;
  min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--control-edge);
  border-radius: 0.75rem;
  background: transparent; color: var(--text-strong); font: 600 0.9375rem var(--face);
  cursor: pointer; text-decoration: none; }
.button:hover { background: var(--surface-3); }
.quiet { color: var(--text-faint); font-size: 0.8125rem; }
@media (prefers-reduced-motion: reduce) { * { animation: none !important; } }`

const INBOX = `
.top { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; max-width: 72rem;
  margin: 0 auto; padding: 1.25rem 1.5rem; }
.find { display: flex; flex: 1 1 18rem; align-items: center; gap: 0.625rem; min-height: 2.75rem;
  padding: 0 0.875rem; border: 1px solid var(--control-edge); border-radius: 0.75rem;
  background: var(--frame); color: var(--text-faint); }
.find:focus-within { border-color: var(--brand); }
.find input { flex: 1; min-width: 0; border: 0; outline: 0; background: none;
  color: var(--text-strong); font: inherit; font-size: 1rem; }
.frame { display: grid; grid-template-columns: minmax(0, 1fr) 19rem; gap: 1.5rem; max-width: 72rem;
  margin: 0 auto; padding: 0 1.5rem 3rem; align-items: start; }
.head { display: flex; align-items: baseline; justify-content: space-between;
  margin-bottom: 0.75rem; }
h1 { font-size: 1.25rem; } h2 { font-size: 0.9375rem; margin-bottom: 0.375rem; }
.live::before { content: ''; display: inline-block; width: 0.5rem; height: 0.5rem;
  margin-right: 0.5rem; border-radius: 50%; background: var(--success); }
.live[data-lost]::before { background: var(--danger); }
.messages { display: grid; gap: 0.75rem; padding: 0; list-style: none; }
.message { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr); gap: 0.25rem 0.875rem;
  padding: 1rem 1.125rem; }
.message[data-new] { animation: arrive 480ms cubic-bezier(0.16, 1, 0.3, 1);
  border-color: rgb(243 195 80 / 45%); }
@keyframes arrive { from { opacity: 0; transform: translateY(-0.75rem); } }
.sort { grid-row: span 4; display: grid; place-items: center; width: 2.75rem; height: 2.75rem;
  border-radius: 0.875rem; background: rgb(116 174 255 / 12%); color: var(--info); }
.sort[data-channel='mail'] { background: rgb(53 219 168 / 12%); color: var(--success); }
.whom { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.75rem; }
.whom strong { overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.whom time { margin-left: auto; }
.subject { font-weight: 700; }
.text { color: var(--text-muted); white-space: pre-line; overflow-wrap: anywhere;
  line-height: 1.65; }
.code { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem; margin-top: 0.5rem; }
.code output { padding: 0.25rem 0.875rem; border-radius: 0.75rem; background: var(--brand-tint);
  color: var(--brand-light); font: 700 1.5rem / 1.5 ui-monospace, 'SF Mono', Menlo, monospace;
  letter-spacing: 0.18em; }
.empty { display: grid; justify-items: center; gap: 0.5rem; padding: 3rem 1.5rem;
  text-align: center; }
.empty p { max-width: 26rem; color: var(--text-muted); }
.aside { display: grid; gap: 0.75rem; position: sticky; top: 1.25rem; }
.aside .card { padding: 1rem 1.125rem; color: var(--text-muted); font-size: 0.875rem; }
.aside h2 { display: flex; align-items: center; gap: 0.5rem; color: var(--text-strong); }
@media (max-width: 48rem) {
  .top, .frame { padding-inline: 1rem; }
  .frame { grid-template-columns: minmax(0, 1fr); }
  .aside { position: static; }
}`

const PEOPLE = `
.gate { display: grid; gap: 1.25rem; width: min(27rem, calc(100% - 2rem)); margin: 8vh auto 3rem;
  padding: 1.75rem; }
.gate form { display: grid; gap: 0.625rem; }
.gate p { color: var(--text-muted); }
.person { display: flex; align-items: center; gap: 0.875rem; width: 100%; padding: 0.75rem 1rem;
  border: 1px solid var(--hairline); border-radius: 0.875rem; background: var(--surface-2);
  color: inherit; font: inherit; text-align: left; cursor: pointer; }
.person:hover { border-color: var(--brand); background: var(--surface-3); }
.person i { display: grid; place-items: center; width: 2.5rem; height: 2.5rem; border-radius: 50%;
  background: linear-gradient(var(--brand-light), var(--brand-deep)); color: var(--on-brand);
  font: 800 0.9375rem var(--face); }
.person span { display: grid; } .person b { font-weight: 700; }`

const GAME = `
.game { margin-block: 2rem; }
.wheel { display: grid; grid-template-columns: repeat(5, 1fr); gap: 0.5rem; padding: 0;
  list-style: none; }
.wheel li { display: grid; place-items: center; min-height: 3rem; border-radius: 0.75rem;
  background: var(--surface-2); border: 1px solid var(--hairline); color: var(--text-muted);
  font-weight: 700; }
.wheel li[data-times='5'], .wheel li[data-times='2'] { color: var(--brand-light); }
.wheel li[data-hit] { border-color: var(--brand); background: var(--brand-tint); }
.purse { display: flex; justify-content: space-between; font-size: 1.125rem; }
.purse output { color: var(--text-strong); font-variant-numeric: tabular-nums; }
.game input[inputmode] { min-height: 2.75rem; padding: 0 0.875rem; border-radius: 0.75rem;
  border: 1px solid var(--control-edge); background: var(--frame); color: var(--text-strong);
  font: inherit; font-size: 1rem; }
.game .turning { display: flex; gap: 0.5rem; align-items: center; color: var(--text-muted); }
#spin { background: linear-gradient(var(--brand-light), var(--brand-deep)); border: 0;
  color: var(--on-brand); }
#spin:disabled { opacity: 0.5; cursor: default; }`

const CASHIER = `
.cashier { margin-block: 2rem; }
.cashier input, .cashier textarea { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.875rem;
  border: 1px solid var(--control-edge); border-radius: 0.75rem; background: var(--frame);
  color: var(--text-strong); font: inherit; font-size: 1rem; }
.cashier label { color: var(--text-muted); }
.cashier .told { padding-left: 1.25rem; overflow-wrap: anywhere; color: var(--text-muted); }`

export const STYLE = [TOKENS, BASE, INBOX, PEOPLE, GAME, CASHIER].join('\n')
