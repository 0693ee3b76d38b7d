/**
 * Runs in the browser: opens the site in a window and stands around it as a wrapped app would. The
 * bridge is laid into every document that comes, before anybody can have signed in there.
 */
export const SCRIPT = `
const LOOK_EVERY_MS = 50
const list = document.querySelector('.told')
let shell = null

function note(text) {
  const item = document.createElement('li')
  item.textContent = new Date().toLocaleTimeString() + ' ' + text
  list.append(item)
}

function bridgeOf(app) {
  const handler = { postMessage: (message) => note(app + ' was told ' + message) }
  if (app === 'android') return { OrielAndroid: handler }
  return { webkit: { messageHandlers: { [app === 'iosStore' ? 'orielStore' : 'oriel']: handler } } }
}

function layBridge() {
  if (!shell) return
  if (shell.window.closed) {
    note(shell.app + ' was closed')
    shell = null
    return
  }
  try {
    if (shell.window.location.href === 'about:blank' || shell.window.orielHost === shell.app) return
    Object.assign(shell.window, bridgeOf(shell.app), { orielHost: shell.app })
    note(shell.app + ' shows ' + shell.window.location.pathname)
  } catch {
    // Somebody else's page: it gets no bridge.
  }
}

document.addEventListener('click', (event) => {
  const app = event.target.closest('[data-app]')?.dataset.app
  if (!app) return
  const opened = window.open('/', 'oriel-app', 'popup,width=390,height=844')
  if (opened) shell = { app, window: opened }
  else note('The browser blocked the window: allow it and try again')
})
setInterval(layBridge, LOOK_EVERY_MS)
`
