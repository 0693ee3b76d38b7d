import { randomBytes } from 'node:crypto'

/**
 * The roots that every key is derived from. Seals can be turned to a new root, and old ones still
 * open. Marks cannot: a mark under another root is another mark, so theirs stays.
 */
export type Ring = {
  readonly newest: { readonly id: string; readonly root: Buffer }
  readonly roots: ReadonlyMap<string, Buffer>
  readonly marks: Buffer
}

type RingFile = { newest: string; roots: Record<string, string>; marks: string }

const ROOT_BYTES = 32
const ID = /^[0-9a-f]{8}$/

export function readRing(text: string): Ring {
  const file = JSON.parse(text) as Partial<RingFile>
  const roots = new Map(
    Object.entries(file.roots ?? {}).map(([id, root]) => [id, readRoot(`roots.${id}`, root)]),
  )
  for (const id of roots.keys()) if (!ID.test(id)) throw new Error(`${id} is no id of a key`)
  const root = roots.get(file.newest ?? '')
  if (!file.newest || !root) throw new Error('the newest key is not among the keys')
  return { newest: { id: file.newest, root }, roots, marks: readRoot('marks', file.marks) }
}

/** Says which one is wrong, never what it is. */
function readRoot(name: string, text: string | undefined): Buffer {
  const root = Buffer.from(text ?? '', 'base64')
  if (root.length !== ROOT_BYTES) throw new Error(`${name} is not a key of ${ROOT_BYTES} bytes`)
  return root
}

export const newRing = (): string => turnRing(null)

/** The same ring with a new root in front; what was sealed before still opens. */
export function turnRing(text: string | null): string {
  const old = text === null ? null : (JSON.parse(text) as RingFile)
  const id = randomBytes(4).toString('hex')
  const ring: RingFile = {
    newest: id,
    roots: { ...old?.roots, [id]: randomBytes(ROOT_BYTES).toString('base64') },
    marks: old?.marks ?? randomBytes(ROOT_BYTES).toString('base64'),
  }
  return `${JSON.stringify(ring, null, 2)}\n`
}
