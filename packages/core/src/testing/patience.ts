import { readEnv } from '../env.ts'
import { testEnv } from './settings.ts'

const { PATIENCE } = readEnv(testEnv)

/** A time-out in milliseconds, for a machine as slow as this one. */
export const patient = (ms: number): number => Math.round(ms * PATIENCE)
