/** The beginning of a moment's month, or of an earlier one; months begin in UTC. */
export const monthsBefore = (until: Date, months: number): Date => {
  const last = new Date(until.getTime() - 1)
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - months))
}
