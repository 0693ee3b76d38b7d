/** S3.001 to S3.003: personal data of a member. It is stored sealed and shown masked. */
export const contactApps = ['qq', 'skype', 'wechat', 'zalo', 'fb', 'telegram', 'whats_app'] as const
export const personalFields = [
  'name',
  'email',
  'birthday',
  'phone',
  ...contactApps,
  'line',
  'others',
  'identity_id',
] as const
export type ContactApp = (typeof contactApps)[number]
export type PersonalField = (typeof personalFields)[number]

const INVISIBLE = /[\p{Cc}\p{Cf}]/gu

/** Two writings of the same thing become one, so that each is kept and compared only once. */
export function normalisePersonal(field: PersonalField, text: string): string {
  const plain = text.normalize('NFKC').replaceAll(INVISIBLE, '').trim().replaceAll(/\s+/g, ' ')
  if (field === 'phone') return plain.replaceAll(/\D/g, '')
  return field === 'name' || field === 'birthday' ? plain : plain.toLowerCase()
}

const DOTS = '•••'

/** Enough to know it again, too little to use it. */
export function maskPersonal(field: PersonalField, text: string): string {
  const letters = Array.from(text)
  if (letters.length === 0) return ''
  if (field === 'birthday') return `${text.slice(0, 4)}-••-••`
  if (field === 'email') {
    const at = text.lastIndexOf('@')
    return `${letters[0]}${DOTS}${at < 0 ? '' : text.slice(at)}`
  }
  if (field === 'phone' && letters.length > 7)
    return `${text.slice(0, 4)} ${DOTS} ${text.slice(-3)}`
  if (letters.length <= 2) return `${letters[0]}${DOTS}`
  return `${letters[0]}${DOTS}${letters.at(-1)}`
}
