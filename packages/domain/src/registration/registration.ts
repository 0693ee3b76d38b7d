export { addToBlacklist, type BlacklistField } from './blacklist.ts'
export { checkDetails, type CheckReason } from './check.ts'
export {
  sendPhoneCode,
  sweepPhoneCodes,
  takePhoneCode,
  tryPhoneCode,
  type CodePhone,
  type SmsReason,
} from './phone-code.ts'
export { takeProof, type GivenProof } from './proof.ts'
export { register, REGISTER_CODE_TYPE, type RegisterReason } from './register.ts'
export { linkRates, PHONE_CODE_WAIT_MS } from './rules.ts'
export { findRegisterAsks, listRegisterAsks, saveRegisterAsks } from './settings.ts'
