/** Runs in the browser: looks for new messages, shows times of the reader's place, copies codes. */
export const SCRIPT = `
const LOOK_EVERY_MS = 1500
const COPIED_SHOWN_MS = 1500
const WAITING = 'new messages show here'
let arrived = 0
const place = document.getElementById('messages')
const live = document.querySelector('.live')
const field = document.querySelector('.find input')
const known = new Set()

// Said once: who listens to the page is not told the same again.
function say(text) {
  if (live.textContent !== text) live.textContent = text
}

function settle(isFirst) {
  for (const item of place.querySelectorAll('[data-id]')) {
    if (known.has(item.dataset.id)) continue
    known.add(item.dataset.id)
    if (isFirst) continue
    item.dataset.new = ''
    arrived += 1
  }
  for (const time of place.querySelectorAll('time')) {
    time.textContent = new Date(time.dateTime).toLocaleTimeString()
  }
}

async function look(force) {
  if (document.hidden && !force) return
  const query = new URLSearchParams({ to: field.value })
  if (!force) query.set('version', place.dataset.version)
  try {
    const answer = await fetch('/inbox?' + query)
    if (!answer.ok) throw new Error(String(answer.status))
    delete live.dataset.lost
    if (answer.status === 204) return say(arrived > 0 ? arrived + ' new' : WAITING)
    const markup = await answer.text()
    // What was asked for may have changed while we waited.
    if (query.get('to') !== field.value) return
    place.dataset.version = answer.headers.get('inbox-version')
    place.innerHTML = markup
    settle(force)
    say(arrived > 0 ? arrived + ' new' : WAITING)
  } catch {
    live.dataset.lost = ''
    say('no connection, trying again')
  }
}

document.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]')
  if (!button) return
  const label = button.querySelector('span')
  try {
    await navigator.clipboard.writeText(button.dataset.copy)
    label.textContent = 'Copied'
  } catch {
    getSelection().selectAllChildren(button.previousElementSibling)
    label.textContent = 'Selected'
  }
  setTimeout(() => { label.textContent = 'Copy code' }, COPIED_SHOWN_MS)
})
field.addEventListener('input', () => look(true))
document.addEventListener('visibilitychange', () => look(false))
settle(true)
setInterval(() => look(false), LOOK_EVERY_MS)
`
