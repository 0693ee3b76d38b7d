/** Who is on the other side of a path: a house, a game's page, or a house that we ask. */
export type Side = 'operator' | 'player' | 'seamless'

export type FaultKind =
  | 'latency'
  | 'http500'
  | 'lost'
  | 'cut'
  | 'late'
  | 'wrong-signature'
  | 'other-answer'
  | 'twice'

type Facts = { readonly sides: readonly Side[]; readonly says: string }

/** What can be made to go wrong, and where. */
export const KINDS: Readonly<Record<FaultKind, Facts>> = {
  latency: {
    sides: ['operator', 'player', 'seamless'],
    says: 'Answers so many milliseconds later.',
  },
  http500: { sides: ['operator', 'player'], says: 'Does nothing and answers 500.' },
  lost: {
    sides: ['operator', 'player', 'seamless'],
    says: 'Does nothing, and the connection ends without an answer.',
  },
  cut: {
    sides: ['operator', 'player', 'seamless'],
    says: 'Does it, and the connection ends without an answer.',
  },
  late: {
    sides: ['operator', 'seamless'],
    says: 'Fails at once, and is done so many milliseconds later: after what was sent behind it.',
  },
  'wrong-signature': { sides: ['operator'], says: 'Does it; the answer is signed wrongly.' },
  'other-answer': {
    sides: ['operator'],
    says: 'Does it; each amount of the answer is one unit off, rightly signed.',
  },
  twice: { sides: ['seamless'], says: 'Says it twice, both at once.' },
}
export const kinds = Object.keys(KINDS) as [FaultKind, ...FaultKind[]]

const SIDE_OF = /^\/(operator|player|seamless)\//

export const sideOf = (path: string): Side | null =>
  (SIDE_OF.exec(path)?.[1] ?? null) as Side | null
