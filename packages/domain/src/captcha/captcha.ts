/** Proof that a person is there: a picture to read, or work for their device. */
export { createAdmission, type AdmitTaker } from './crowd.ts'
export { issueCaptcha, sweepCaptchas, takeCaptcha } from './issue.ts'
