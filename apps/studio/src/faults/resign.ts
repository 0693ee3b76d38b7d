import { answerHead, SIGNING_HEADERS } from '@oriel/contract/provider-signing'
import type { FastifyRequest } from 'fastify'
import { findOperator, findSecret } from '../operator/operators.ts'
import { signatureOf } from '@oriel/contract/provider-client'
import type { Studio } from '../studio.ts'

export const saidIn = ({ headers }: FastifyRequest, name: keyof typeof SIGNING_HEADERS): string =>
  String(headers[SIGNING_HEADERS[name]] ?? '')

/** The secret of the key a request names. */
export async function secretOf(studio: Studio, request: FastifyRequest): Promise<Buffer | null> {
  const operator = await findOperator(studio, saidIn(request, 'operator'))
  return operator && findSecret(studio, operator.id, saidIn(request, 'key'), studio.now())
}

/** Signs another answer than the one that was given. */
export const signatureFor = (secret: Buffer, nonce: string, status: number, body: string): string =>
  signatureOf(secret, answerHead(nonce, status), Buffer.from(body))
