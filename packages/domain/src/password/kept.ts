export type Cost = {
  readonly memoryKib: number
  readonly passes: number
  readonly parallelism: number
}
export type Kept = { readonly cost: Cost; readonly salt: Buffer; readonly tag: Buffer }

/** As the PHC writes it, with our own name: the tag is marked and no other program can check it. */
const NAME = 'argon2id-marked'
const KEPT = new RegExp(`^\\$${NAME}\\$m=(\\d+),t=(\\d+),p=(\\d+)\\$([\\w+/]+)\\$([\\w+/]+)$`)

export const writeKept = ({ cost, salt, tag }: Kept): string =>
  `$${NAME}$m=${cost.memoryKib},t=${cost.passes},p=${cost.parallelism}$${plain(salt)}$${plain(tag)}`

export function readKept(text: string): Kept {
  const found = KEPT.exec(text)
  if (!found) throw new Error('not a kept password')
  const [, memoryKib, passes, parallelism, salt = '', tag = ''] = found
  return {
    cost: {
      memoryKib: Number(memoryKib),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')
