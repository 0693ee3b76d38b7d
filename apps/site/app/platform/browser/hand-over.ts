/** S3.074: set by pages that handle their own sign-in. */
const SKIP_KEY = 'skipReloadGetInfo'
/** S2.039: the login-handover query has all four of these, or enc alone. */
const QUERY = ['tk', 'member_account', 'member_currency', 'member_id']

type WithHandOver = Window & { handOver?: string | undefined }

/**
 * Runs in the head, before anything else is loaded: a one-time code does not stay in the address,
 * where it would be shared, logged and kept in the history.
 */
export const HAND_OVER_SCRIPT = `(function(w){
var q=new URLSearchParams(w.location.search),e=q.get('enc'),n=${JSON.stringify(QUERY)}
if(!e&&!q.has('tk'))return
var all=n.every(function(k){return q.get(k)}),skip=null
try{skip=w.localStorage.getItem('${SKIP_KEY}')}catch(x){}
if(e)w.handOver=e
else if(all&&!skip)w.handOver=q.get('tk')
w.history.replaceState(w.history.state,'','/')
})(window)`

/** The code an address brought, once. */
export function takeHandOver(page: Window = window): string | null {
  const { handOver } = page as WithHandOver
  ;(page as WithHandOver).handOver = undefined
  return handOver ?? null
}

export const hasHandOver = (): boolean =>
  typeof window !== 'undefined' && (window as WithHandOver).handOver !== undefined
