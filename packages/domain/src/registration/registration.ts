export { addToBlacklist, type BlacklistField } from './blacklist.ts'
export { checkDetails, type CheckReason } from './check.ts'
export { failuresOf, phoneDigitsOf, registrationRules, type FormReason } from './form.ts'
export {
  sendPhoneCode,
  sweepPhoneCodes,
  takePhoneCode,
  tryPhoneCode,
  type CodePhone,
  type SmsReason,
} from './phone-code.ts'
export type { GivenProof } from './proof.ts'
export { register, type Registration, type RegisterReason } from './register.ts'
export { linkRates, PHONE_CODE_WAIT_MS, tryRates as registrationRates } from './rules.ts'
export { sendRegisterCode, type RegisterCodeReason } from './send-code.ts'
export { findRegisterAsks, listRegisterAsks, saveRegisterAsks } from './settings.ts'
