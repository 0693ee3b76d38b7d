/** What a stream must give, for whoever writes their own: seeds, and what follows from them. */
export type Vector = {
  readonly serverSeed: string
  /** SHA-256 of the server seed, shown before play. */
  readonly commitment: string
  readonly clientSeed: string
  readonly nonce: number
  /** The first eight words of 32 bits: one whole block. */
  readonly words: readonly number[]
  /** Five draws below 37, from the beginning of the stream. */
  readonly below37: readonly number[]
  /** Eight draws below 3,000,000,000: three words of ten are thrown away on the way. */
  readonly belowThreeBillion: readonly number[]
}

/** Computed with the HMAC of Python and of OpenSSL, not with the code they test. */
export const VECTORS: readonly Vector[] = [
  {
    serverSeed: '0000000000000000000000000000000000000000000000000000000000000000',
    commitment: '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
    clientSeed: 'oriel',
    nonce: 0,
    words: [
      1750642824, 3848151360, 2244108863, 4174199418, 3413850556, 3626566542, 1951469559,
      4117503731,
    ],
    below37: [34, 30, 33, 18, 9],
    belowThreeBillion: [
      1750642824, 2244108863, 1951469559, 1356837060, 102162824, 882698424, 921088029, 2378116708,
    ],
  },
  {
    serverSeed: '0000000000000000000000000000000000000000000000000000000000000000',
    commitment: '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
    clientSeed: 'oriel',
    nonce: 1,
    words: [
      1644212109, 3085164702, 1091048514, 1052834932, 954747194, 2391733979, 2294205943, 2951063989,
    ],
    below37: [4, 29, 25, 6, 8],
    belowThreeBillion: [
      1644212109, 1091048514, 1052834932, 954747194, 2391733979, 2294205943, 2951063989, 1035958107,
    ],
  },
  {
    serverSeed: '867edf0f87e4d13274bb59a132fff563f64eea255294aa393c147771812a5e35',
    commitment: '53981f64bed954e0ee0562214238745e39eda3872e83cbede6b10eb3ae92dc6a',
    clientSeed: 'a-player',
    nonce: 41,
    words: [
      3999230866, 1813439790, 2505242347, 2079012199, 3201812639, 130611465, 2119699986, 1174585524,
    ],
    below37: [26, 8, 23, 33, 27],
    belowThreeBillion: [
      1813439790, 2505242347, 2079012199, 130611465, 2119699986, 1174585524, 2325060890, 2439711608,
    ],
  },
  {
    serverSeed: '35a91aa370c2ce5eec6e3a6bbd5b64aa4feeb037362dc0d279e8c9bc868d70bb',
    commitment: '10b6a5ea9b7d06da0c566e5111858377752f731b59166aaab2014195e5bd807d',
    clientSeed: '~!',
    nonce: 1_000_000,
    words: [
      3342657585, 2551154010, 2458776383, 3156233311, 847437197, 2601025497, 678718896, 1828983305,
    ],
    below37: [33, 14, 28, 0, 1],
    belowThreeBillion: [
      2551154010, 2458776383, 847437197, 2601025497, 678718896, 1828983305, 2504359470, 1554079925,
    ],
  },
]
