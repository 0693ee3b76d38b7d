import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { finishOpenidCall, startOpenidCall } from '@oriel/contract/member/openid'
import { passkeyLoginCall } from '@oriel/contract/member/passkey'
import { doubleValidationCall, loginCall, takeHandOverCall } from '@oriel/contract/member/session'
import type { Site } from '@oriel/domain/site'

/** Every way to sign in. Registration refuses a demo site by a reason of its own. */
const SIGN_INS: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  loginCall,
  doubleValidationCall,
  passkeyLoginCall,
  startOpenidCall,
  finishOpenidCall,
  takeHandOverCall,
])

/** S1.044: a demo site has no accounts, so nobody signs in there. */
export const isLoginDisabled = (
  call: AnyEndpoint,
  { envConfig }: Pick<Site, 'envConfig'>,
): boolean => (envConfig?.isDemo ?? false) && SIGN_INS.has(call)
