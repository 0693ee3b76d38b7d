import { KEYS, STATE_KEY } from './play-storage.ts'

type WithWaiting = Window & { stopWaiting?: (() => void) | undefined }

/**
 * Runs in the head of the window that waits. On a slow device the address of the game is often
 * there before this page works, and nobody should wait for a page only to leave it. S8.010: it goes
 * to no other protocol than the web's.
 */
export const WAITING_SCRIPT = `(function(w){
var press=new URLSearchParams(w.location.search).get('press')
function look(){try{
var game=JSON.parse(w.localStorage.getItem('${KEYS.game}')),url=w.localStorage.getItem('${KEYS.waitingUrl}')
if(!press||!url||!game||game.press!==press||!/^https?:/.test(url))return
w.sessionStorage.setItem('${STATE_KEY}',press)
w.localStorage.removeItem('${KEYS.waitingUrl}')
w.stopWaiting()
w.location.replace(url)
}catch(x){}}
w.stopWaiting=function(){w.removeEventListener('storage',look)}
w.addEventListener('storage',look)
look()
})(window)`

/** The page works, and waits by itself from here on. */
export const takeOverWaiting = (page: Window = window): void =>
  (page as WithWaiting).stopWaiting?.()
