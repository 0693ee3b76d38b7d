/** Pages whose own words come with them, and not with the first page. */
const WITH_LATER_WORDS = /^\/(user|register|welcome|fairness|Deposit|fastPayment)(\/|$)/i
export const needsLaterWords = (pathname: string): boolean => WITH_LATER_WORDS.test(pathname)
