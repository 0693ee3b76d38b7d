import * as z from 'zod/mini'

/**
 * Reads the environment once, at start. A process with a missing or odd setting does not start, and
 * says every setting that is wrong, never the values.
 */
export function readEnv<Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  source: Record<string, string | undefined> = process.env,
): z.infer<z.ZodMiniObject<Shape>> {
  const result = z.safeParse(z.object(shape), source)
  if (result.success) return result.data
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`settings are missing or wrong:\n${lines.join('\n')}`)
}

/** A whole number with its bounds and what it is when unset. */
export const wholeNumber = (min: number, max: number, unset: number) =>
  z.pipe(
    z._default(z.string(), String(unset)),
    z.pipe(
      z.transform((text: string) => (/^[0-9]+$/.test(text) ? Number(text) : Number.NaN)),
      z.number().check(z.minimum(min), z.maximum(max)),
    ),
  )

export const port = (unset: number) => wholeNumber(0, 65_535, unset)

/** Comma-separated words; empty when unset. */
export const words = () =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((text: string) =>
      text
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  )

export const text = (unset?: string) =>
  unset === undefined ? z.string().check(z.minLength(1)) : z._default(z.string(), unset)
