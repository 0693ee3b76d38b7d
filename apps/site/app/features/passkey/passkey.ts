export {
  useAddPasskey,
  useIsPasskeyPossible,
  usePasskeySignIn,
  useProvePasskey,
} from './use-passkey.ts'
