/** Runs in the browser. Amounts are counted in hundredths; the wheel is drawn by the server. */
export const SCRIPT = `
const main = document.querySelector('main')
const part = (id) => document.getElementById(id)
const base = '/' + main.dataset.provider + '/player/'
const KEPT = 'seat ' + main.dataset.provider
let token = ''
let currency = ''

const shown = (count) => (Math.floor(count / 100) + '.' + String(count % 100).padStart(2, '0'))

async function ask(call, body) {
  const answer = await fetch(base + call, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ' + token },
    body: JSON.stringify(body),
  })
  const said = await answer.json()
  return { ok: answer.ok, status: answer.status, said }
}

function readStake() {
  const found = /^([0-9]{1,12})(?:\\.([0-9]{1,2}))?$/.exec(part('stake').value.trim())
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : 0
}

function show(state) {
  currency = state.currency
  document.title = state.title
  part('title').textContent = state.title
  part('kind').textContent = state.demo ? 'Demo balance' : 'Balance'
  part('balance').textContent = shown(state.balance) + ' ' + currency
  part('exit').href = state.lobby
  const isTurning = state.staked > 0
  part('spin').disabled = isTurning
  part('stop').hidden = !isTurning
  main.dataset.turning = isTurning ? 'yes' : ''
  document.querySelectorAll('.wheel li').forEach((field, place) => {
    field.toggleAttribute('data-hit', state.round?.field === place)
  })
  if (isTurning) part('said').textContent = 'The wheel turns'
  else if (state.round?.payout > 0) part('said').textContent = 'Won ' + shown(state.round.payout) + ' ' + currency
  else if (state.round) part('said').textContent = 'Lost ' + shown(state.round.stake) + ' ' + currency
  else part('said').textContent = 'Choose a stake'
  main.setAttribute('aria-busy', 'false')
}

const REASONS = {
  stake: 'That is no stake.',
  insufficient: 'There is not so much left.',
  turning: 'The wheel turns already.',
}

async function act(call, body) {
  main.setAttribute('aria-busy', 'true')
  const { ok, status, said } = await ask(call, body).catch(() => ({ ok: false, status: 0, said: {} }))
  main.setAttribute('aria-busy', 'false')
  if (ok) return show(said)
  if (status === 410) {
    part('spin').disabled = true
    part('said').textContent = 'This game was closed. Go back to the lobby to open it again.'
  } else part('said').textContent = REASONS[said.error] ?? 'No answer. Try again.'
}

part('play').addEventListener('submit', (event) => {
  event.preventDefault()
  void act('spin', { stake: readStake(), turning: part('turning').checked })
})
part('stop').addEventListener('click', () => void act('stop', {}))

async function open() {
  const code = location.hash.slice(1)
  if (code !== '') {
    history.replaceState(null, '', location.pathname)
    const { ok, said } = await ask('enter', { code })
    if (ok) sessionStorage.setItem(KEPT, said.token)
  }
  token = sessionStorage.getItem(KEPT) ?? ''
  await act('state', {})
}
void open()
`
