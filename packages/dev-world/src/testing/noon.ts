/** When the stories of a test world are told: what tests of doors start from. */
export const NOON = new Date('2026-03-01T12:00:00.000Z')
