export type LoadedIcon = { readonly body: string; readonly width: number; readonly height: number }

/** S9.010: the timeout for each source of icons. */
export const ICON_TIMEOUT_MS = 1_500
const LOCAL = '/icons'
const SIZE = 24
const NAMES_MAX = 200

export type IconOptions = {
  /** The one allowed address outside, from the site's settings; empty asks nobody outside. */
  readonly fallback?: string
  readonly local?: string
}

/**
 * S7.010: icons by prefix and names. The local endpoint is asked first, the external one only if
 * the site allows it. Icons that neither has, or that arrive too late, are missing from the answer.
 */
export async function loadIcons(
  prefix: string,
  names: readonly string[],
  { fallback = '', local = LOCAL }: IconOptions = {},
): Promise<ReadonlyMap<string, LoadedIcon>> {
  const found = new Map<string, LoadedIcon>()
  for (const address of [local, fallback]) {
    const wanted = names.filter((name) => !found.has(name)).slice(0, NAMES_MAX)
    if (address === '' || wanted.length === 0) continue
    for (const [name, icon] of await askFor(address, prefix, wanted)) found.set(name, icon)
  }
  return found
}

async function askFor(
  address: string,
  prefix: string,
  names: readonly string[],
): Promise<[string, LoadedIcon][]> {
  const list = names.map(encodeURIComponent).join(',')
  try {
    const answer = await fetch(`${address}/${encodeURIComponent(prefix)}.json?icons=${list}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(ICON_TIMEOUT_MS),
    })
    return answer.ok ? readSet((await answer.json()) as unknown, names) : []
  } catch {
    return []
  }
}

type WireIcon = { body?: unknown; width?: unknown; height?: unknown }

function readSet(value: unknown, names: readonly string[]): [string, LoadedIcon][] {
  const set = (value ?? {}) as WireIcon & { icons?: Record<string, WireIcon> }
  return names.flatMap((name): [string, LoadedIcon][] => {
    const icon = Object.hasOwn(set.icons ?? {}, name) ? set.icons?.[name] : undefined
    if (typeof icon?.body !== 'string' || !isDrawing(icon.body)) return []
    const width = Number(icon.width ?? set.width ?? SIZE)
    const height = Number(icon.height ?? set.height ?? SIZE)
    return width > 0 && height > 0 ? [[name, { body: icon.body, width, height }]] : []
  })
}

const SHAPE = '(?:path|circle|ellipse|rect|line|polyline|polygon|g)'
const ATTRIBUTE =
  '(?:d|fill|fill-rule|fill-opacity|clip-rule|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-miterlimit|stroke-dasharray|stroke-opacity|opacity|transform|points|cx|cy|r|rx|ry|x|y|x1|y1|x2|y2|width|height)'
const DRAWING = new RegExp(`^(?:<${SHAPE}(?: ${ATTRIBUTE}="[^"<>&]*")* ?/?>|</g>)+$`)
const BODY_MAX_LETTERS = 20_000

/** Shapes and how they are painted. A drawing from outside must not bring anything that acts. */
export const isDrawing = (body: string): boolean =>
  body.length <= BODY_MAX_LETTERS && DRAWING.test(body) && !/url\(/i.test(body)
