export { CaptchaField } from './captcha-field.tsx'
export { sendWithWork, showWork } from './show-work.ts'
export { useCaptcha } from './use-captcha.ts'
