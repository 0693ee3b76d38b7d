/** When each die comes to rest, and when everybody has read all three, in ms of the run. */
export const REST_MS = [2_300, 3_200, 4_100] as const
const LOOK_MS = 700
export const MOMENTS = [...REST_MS, REST_MS[2] + LOOK_MS] as const
