import { findSigningKey, getOperator } from '../operator/operators.ts'
import type { Studio } from '../studio.ts'
import { callHouse, type House } from './call.ts'
import { createLine, type Around, type AskHouse, type Line, type LineLimits } from './line.ts'

/** The line to the house with this number. */
export type Lines = (operatorId: number) => Line

/** A key that was changed is signed with this soon. */
const HOUSE_KEPT_MS = 5_000

export function createLines(
  studio: Studio,
  options: LineLimits & { readonly timeoutMs: number; readonly around?: Around },
): Lines {
  const lines = new Map<number, Line>()
  const now = () => studio.now().getTime()
  const open = (operatorId: number): Line => {
    let known: { readonly house: House; readonly until: number } | null = null
    const ask: AskHouse = async (call, input) => {
      if (!known || known.until < now()) {
        known = { house: await getHouse(studio, operatorId), until: now() + HOUSE_KEPT_MS }
      }
      return callHouse(known.house, call, input, { atMs: now(), timeoutMs: options.timeoutMs })
    }
    return createLine(options.around?.(ask) ?? ask, now, options)
  }
  return (operatorId) => {
    const line = lines.get(operatorId) ?? open(operatorId)
    lines.set(operatorId, line)
    return line
  }
}

async function getHouse(studio: Studio, operatorId: number): Promise<House> {
  const { code, callbackUrl } = await getOperator(studio, operatorId)
  const key = await findSigningKey(studio, operatorId)
  if (callbackUrl === null || !key) throw new Error(`operator ${code} cannot be asked for money`)
  return { operator: code, ...key, url: callbackUrl.replace(/\/$/, '') }
}
