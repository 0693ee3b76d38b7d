import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readRing, type Ring } from './ring.ts'

/** What a key is for. No two purposes share one, so nothing sealed for one opens for another. */
export type SealPurpose =
  | 'member-key'
  | 'personal'
  | 'captcha'
  | 'hand-over'
  | 'message'
  | 'secret'
  | 'registration'
  | 'operator-key'
  | 'game-seed'
  | 'envelope-seed'
export type MarkPurpose = 'index' | 'password' | 'code' | 'captcha' | 'device' | 'rate' | 'address'

export type Keys = {
  /** Sealed with the newest key. `about` is not kept: who opens must say the same. */
  seal(purpose: SealPurpose, plain: string | Uint8Array, about: string): Buffer
  /** Null for whatever was not sealed here for this purpose and about this. */
  open(purpose: SealPurpose, sealed: Uint8Array, about: string): Buffer | null
  /** A keyed mark of a text: equal texts have equal marks, and nobody without the key can try. */
  mark(purpose: MarkPurpose, text: string): Buffer
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const ID_BYTES = 4
const CIPHER = 'aes-256-gcm'

export function createKeys(ring: Ring): Keys {
  const derived = new Map<string, Buffer>()
  const keyFor = (root: Buffer, name: string): Buffer => {
    const known = derived.get(name)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', root, '', name, KEY_BYTES))
    derived.set(name, key)
    return key
  }
  return {
    seal(purpose, plain, about) {
      const { id, root } = ring.newest
      const nonce = randomBytes(NONCE_BYTES)
      const head = Buffer.concat([Buffer.from(id, 'hex'), nonce])
      const cipher = createCipheriv(CIPHER, keyFor(root, `${id} seal ${purpose}`), nonce)
      cipher.setAAD(context(purpose, about, head))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([head, body, cipher.getAuthTag()])
    },
    open(purpose, sealed, about) {
      const bytes = Buffer.from(sealed)
      if (bytes.length < ID_BYTES + NONCE_BYTES + TAG_BYTES) return null
      const head = bytes.subarray(0, ID_BYTES + NONCE_BYTES)
      const id = head.toString('hex', 0, ID_BYTES)
      const root = ring.roots.get(id)
      if (!root) return null
      const nonce = head.subarray(ID_BYTES)
      const decipher = createDecipheriv(CIPHER, keyFor(root, `${id} seal ${purpose}`), nonce, {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(context(purpose, about, head))
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
      try {
        return Buffer.concat([
          decipher.update(bytes.subarray(head.length, -TAG_BYTES)),
          decipher.final(),
        ])
      } catch {
        return null
      }
    },
    mark: (purpose, text) =>
      createHmac('sha256', keyFor(ring.marks, `mark ${purpose}`))
        .update(text)
        .digest(),
  }
}

/** Each part is preceded by its length, so that no two contexts can read the same. */
function context(purpose: string, about: string, head: Buffer): Buffer {
  return Buffer.from(`${purpose.length}:${purpose}${about.length}:${about}${head.toString('hex')}`)
}

/** From a file that only the app's user can read; an environment is printed too easily. */
export const openKeys = (file: string): Keys => createKeys(readRing(readFileSync(file, 'utf8')))
