export { useAddPasskey, useIsPasskeyPossible, usePasskeySignIn } from './use-passkey.ts'
