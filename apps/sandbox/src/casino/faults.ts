import * as z from 'zod/mini'
import { callFaults } from '../simulator/faults.ts'

export const FaultPlan = z.object(callFaults)
