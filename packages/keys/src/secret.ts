import { createHash, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32

/** 256 random bits, as text that fits headers, cookies and addresses. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** Secrets are long and random, so a plain hash keeps them: there is nothing to guess. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
