/** The fields of a way to pay as somebody types them. */
export type Draft = {
  readonly is_open: string
  readonly link_id: string
  readonly min: string
  readonly max: string
  readonly fee_fixed: string
  readonly fee_ppm: string
  readonly fee_least: string
  readonly fee_most: string
  readonly expires_s: string
  readonly promised_s: string
  readonly sort: string
}

const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/
const WHOLE = /^\d{1,7}$/

/** Null while something of it cannot be read. */
export function readDraft(draft: Draft) {
  const { min, max, fee_fixed, fee_least, link_id } = draft
  const most = draft.fee_most.trim()
  const wholes = [draft.fee_ppm, draft.expires_s, draft.promised_s, draft.sort].map((one) =>
    one.trim(),
  )
  const amounts = [min, max, fee_fixed, fee_least].map((one) => one.trim())
  const isRead =
    amounts.every((one) => AMOUNT.test(one)) &&
    wholes.every((one) => WHOLE.test(one)) &&
    (most === '' || AMOUNT.test(most))
  if (!isRead) return null
  const [least = '', highest = '', fixed = '', feeLeast = ''] = amounts
  const [ppm = 0, expires = 0, promised = 0, sort = 0] = wholes.map(Number)
  return {
    is_open: draft.is_open === 'yes',
    link_id,
    min: least,
    max: highest,
    fee_fixed: fixed,
    fee_ppm: ppm,
    fee_least: feeLeast,
    fee_most: most === '' ? null : most,
    expires_s: expires,
    promised_s: promised,
    sort,
  }
}
