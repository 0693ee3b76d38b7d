/** Proof that a person is there: a picture to read, or work for their device. */
export { admitTaker } from './crowd.ts'
export { issueCaptcha, sweepCaptchas, takeCaptcha } from './issue.ts'
