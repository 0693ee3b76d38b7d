import { useState } from 'react'
import { makePasskey, signWithPasskey } from '../../app/platform/webauthn.ts'

const CHALLENGE = 'Y2hhbGxlbmdl'
const CREATION: Parameters<typeof makePasskey>[0] = {
  rp: { id: 'stage.test', name: 'Oriel Office' },
  user: { id: 'bGFu', name: 'tran.lan', displayName: 'Trần Lan' },
  challenge: CHALLENGE,
  pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  attestation: 'none',
}
const REQUEST = {
  rpId: 'stage.test',
  challenge: CHALLENGE,
  timeout: 60_000,
  userVerification: 'required',
} as const

/** A device's answers, as they would be sent. */
export function PasskeyScene() {
  const [answer, setAnswer] = useState('')
  const show = async (asked: Promise<unknown>) => setAnswer(JSON.stringify(await asked))
  const { signal } = new AbortController()

  return (
    <>
      <output data-answer>{answer}</output>
      <button type="button" onClick={() => void show(makePasskey(CREATION, signal))}>
        Make
      </button>
      <button type="button" onClick={() => void show(signWithPasskey(REQUEST, signal))}>
        Sign
      </button>
    </>
  )
}
