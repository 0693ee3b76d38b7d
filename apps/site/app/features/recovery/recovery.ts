export { FirstPasswordForm } from './first-password-form.tsx'
export { ForgotForm } from './forgot-form.tsx'
export { TransferForm } from './transfer-form.tsx'
