export { sweepPasskeys } from './challenge.ts'
export {
  creationOptions,
  requestOptions,
  type CreationOptions,
  type PasskeyPlace,
  type RequestOptions,
} from './options.ts'
export { addPasskey, listPasskeys, removePasskey, startPasskey, type AddReason } from './own.ts'
export { isCounterAhead, labelOf, PASSKEYS_MAX, readClientData, userHandleOf } from './rules.ts'
export { provePasskey, startPasskeyProof, type PasskeyProofReason } from './prove.ts'
export { signInWithPasskey, startPasskeySignIn, type PasskeySignInReason } from './sign-in.ts'
export { countPasskeys, removeAllPasskeys, type Passkey } from './store.ts'
export { verifyNewKey, verifyUsedKey, type NewKeyAnswer, type UsedKeyAnswer } from './verify.ts'
