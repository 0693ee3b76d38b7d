export { askCaptcha } from './ask-captcha.ts'
export { CaptchaField } from './captcha-field.tsx'
export { solveWork } from './solve-work.ts'
export { useCaptcha } from './use-captcha.ts'
