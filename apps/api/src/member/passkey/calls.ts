import {
  addPasskeyCall as addCall,
  passkeyListCall,
  passkeyLoginCall,
  passkeyLoginOptionsCall,
  passkeyOptionsCall,
  passkeyProofCall,
  passkeyProofOptionsCall,
  removePasskeyCall as removeCall,
  type PasskeyWire,
} from '@oriel/contract/member/passkey'
import { done } from '@oriel/core/outcome'
import {
  addPasskey,
  listPasskeys,
  PASSKEYS_MAX,
  provePasskey,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeySignIn,
  type Passkey,
  type PasskeyPlace,
} from '@oriel/domain/passkey'
import type * as z from 'zod/mini'
import { bind, type Binding } from '../../bind.ts'
import type { Caller } from '../../caller.ts'
import { fromOf } from '../../from.ts'
import type { House } from '../../house.ts'
import { signedInWire } from '../session/wire.ts'

export const passkeyBindings = (house: House): Binding[] => [
  bind(passkeyOptionsCall, async ({ password }, caller) => {
    const { memberId } = caller.session
    const now = house.now()
    const outcome = await startPasskey(house, memberId, password, placeOf(caller), now)
    return outcome.ok ? done({ options: outcome.value }) : outcome
  }),

  bind(addCall, async (input, caller) => {
    const { memberId } = caller.session
    const place = placeOf(caller)
    const from = fromOf(caller, input)
    const outcome = await addPasskey(house, memberId, input.credential, place, from, house.now())
    return outcome.ok ? done({ passkey: passkeyWire(outcome.value) }) : outcome
  }),

  bind(passkeyListCall, async (_input, { session }) => {
    const list = await listPasskeys(house.database.rows, session.memberId)
    return done({ list: list.map(passkeyWire), max: PASSKEYS_MAX })
  }),

  bind(removeCall, async (input, caller) => {
    const { memberId } = caller.session
    const outcome = await removePasskey(house, memberId, input, fromOf(caller, {}), house.now())
    return outcome.ok ? done({}) : outcome
  }),

  bind(passkeyProofOptionsCall, async (_input, caller) => {
    const { session, ip } = caller
    const outcome = await startPasskeyProof(house, session, placeOf(caller), ip, house.now())
    return outcome.ok ? done({ options: outcome.value }) : outcome
  }),

  bind(passkeyProofCall, async ({ credential }, caller) => {
    const { session, ip } = caller
    const place = placeOf(caller)
    const outcome = await provePasskey(house, session, credential, place, ip, house.now())
    return outcome.ok ? done({}) : outcome
  }),

  bind(passkeyLoginOptionsCall, async (_input, caller) => {
    const outcome = await startPasskeySignIn(house, placeOf(caller), caller.ip, house.now())
    return outcome.ok ? done({ options: outcome.value }) : outcome
  }),

  bind(passkeyLoginCall, async (input, caller) => {
    const from = fromOf(caller, input)
    const place = placeOf(caller)
    const outcome = await signInWithPasskey(house, input.credential, place, from, house.now())
    return outcome.ok ? done(signedInWire(caller, outcome.value)) : outcome
  }),
]

const placeOf = ({ site, host, origin }: Caller): PasskeyPlace => ({
  siteId: site.id,
  siteName: site.name,
  host,
  origin,
})

const passkeyWire = (passkey: Passkey): z.output<typeof PasskeyWire> => ({
  id: passkey.id,
  label: passkey.label,
  created_at: passkey.createdAt,
  used_at: passkey.usedAt,
})
