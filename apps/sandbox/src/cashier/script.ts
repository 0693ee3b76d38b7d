/** Runs in the browser: sends the page's form, and shows what happened at the provider. */
export const SCRIPT = `
const path = document.querySelector('main').dataset.path
const part = (id) => document.getElementById(id)
const say = (text) => void (part('said').textContent = text)

async function send(address, body) {
  const answer = await fetch(path + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { ok: answer.ok, said: await answer.json() }
}

function list(id, lines) {
  part(id).replaceChildren(...lines.map((line) => {
    const item = document.createElement('li')
    item.textContent = line
    return item
  }))
}

async function show() {
  const answer = await fetch(path + '/app/recent')
  const recent = await answer.json()
  list('arrivals', recent.arrivals)
  list('payouts', recent.payouts)
}

const form = document.querySelector('form[data-send]')
form?.addEventListener('submit', async (event) => {
  event.preventDefault()
  const fields = Object.fromEntries(new FormData(form, event.submitter))
  const { ok, said } = await send(form.dataset.send, fields)
  if (said.fields) {
    for (const [name, value] of Object.entries(said.fields)) part(name).value = value
    return say('Read. Change what you like, then pay.')
  }
  if (said.back) return void location.assign(said.back)
  say(ok ? 'Paid: ' + said.tx : 'Not paid: ' + said.error)
  await show()
})

const faults = part('faults')
faults.querySelector('form').addEventListener('submit', async (event) => {
  event.preventDefault()
  const plan = part('plan').value
  const answer = await fetch(path + '/control/faults', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: plan,
  })
  say(answer.ok ? 'The faults are set.' : 'That is no plan of faults.')
})

async function open() {
  const answer = await fetch(path + '/control/faults')
  if (answer.ok) {
    faults.hidden = false
    part('plan').value = JSON.stringify((await answer.json()).plan, null, 2)
  }
  await show()
  setInterval(() => void show(), 2000)
}
void open()
`
