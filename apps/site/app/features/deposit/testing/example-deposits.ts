import { newId } from '@oriel/core/id'
import type { Instructions, Method, Methods, Order } from '../deposit-types.ts'

const NOON = new Date('2026-11-16T12:00:00Z')
const MINUTE_MS = 60_000
export const usd = (dollars: number): bigint => BigInt(dollars) * 10_000n
export const inMinutes = (minutes: number): Date => new Date(NOON.getTime() + minutes * MINUTE_MS)

export const exampleMethod = (changes: Partial<Method> = {}): Method => ({
  id: newId(),
  kind: 'qr',
  min: usd(10),
  max: usd(10_000),
  fee: { fixed: 0n, ppm: 0, min: 0n, max: null },
  expires_s: 900,
  promised_s: 60,
  closed_until: null,
  ...changes,
})

export const exampleMethods = (changes: Partial<Methods> = {}): Methods => ({
  read_at: NOON,
  currency: 'USD',
  needs_card: false,
  methods: [exampleMethod(), exampleMethod({ kind: 'bank', promised_s: 600 })],
  ...changes,
})

const TRANSFER: Instructions = {
  kind: 'qr',
  bank: 'Harbour Bank',
  account: '9704 2200 0041 7',
  holder: 'ORIEL DEMO',
  message: 'OR7K3Q9A4',
}
export const PROVIDER_PAGE: Instructions = { kind: 'redirect', url: 'https://pay.example/o/1' }
export const COINS: Instructions = {
  kind: 'crypto',
  coin: 'USDT',
  network: 'TRON',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  coins: '100.25',
  rate: '0.9975',
  rated_at: NOON,
}

/** A code to scan, paid within a quarter of an hour. */
export const exampleOrder = (changes: Partial<Order> = {}): Order => ({
  number: 'D261116-7K3QZ9',
  kind: 'qr',
  currency: 'USD',
  asked: usd(100),
  to_pay: usd(100),
  received: 0n,
  to_wallet: changes.received ?? 0n,
  fee: 0n,
  state: 'awaiting',
  reason: null,
  is_late: false,
  is_short: false,
  is_over: false,
  instructions: TRANSFER,
  qr: '00020101021238570010A00000072701',
  said_paid_at: null,
  made_at: NOON,
  expires_at: inMinutes(15),
  ended_at: null,
  ...changes,
})
