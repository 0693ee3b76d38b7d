/** The number at the end of an address such as /faq/12; null for anything else. */
export const readNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : null
