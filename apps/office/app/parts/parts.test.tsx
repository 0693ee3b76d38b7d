import { describe, expect, test } from 'vitest'
import { markup, words } from '../../testing/markup.tsx'
import { CheckCounts, CheckList } from './evidence/check-list.tsx'
import { Diff } from './evidence/diff.tsx'
import { journalProblem } from './evidence/journal-rules.ts'
import { Journal } from './evidence/journal.tsx'
import { LockBadge } from './lock-badge.tsx'
import { promiseLeft } from './promise.ts'
import { PromiseClock } from './promise-clock.tsx'
import { ReasonField } from './command/reason-field.tsx'
import { REASON_MAX, reasonProblem } from './command/reason-rules.ts'
import { VoteButtons } from './vote/vote-buttons.tsx'
import { conditionsOf, unmetOf } from './vote/vote-rules.ts'
import { Votes } from './vote/votes.tsx'

const NOW = new Date('2026-11-14T21:04:00-04:00')
const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000)

describe('a promise', () => {
  test.each([
    [-5, 25, 'In time 25 min left'],
    [-22, 8, 'In time 8 min left'],
    [-22.5, 7.5, 'Soon 8 min left'],
    [-29, 1, 'Soon 1 min left'],
    [-30, 0, 'Soon 0 min left'],
    [-32, -2, 'Late 2 min over'],
    [-60, 1_260, 'In time 21 h left'],
    [-60, 110, 'In time 1 h 50 min left'],
    [0, 8_520, 'In time 5 d 22 h left'],
  ])('entered %d min ago, promised in %d min: %s', (entered, promised, said) => {
    const html = markup(<PromiseClock enteredAt={at(entered)} promisedAt={at(promised)} />, NOW)
    expect(words(html)).toBe(said)
    expect(html).toContain(`dateTime="${at(promised).toISOString()}"`)
    expect(html).not.toContain('aria-live')
  })

  test('soon begins when a quarter is left, not before', () => {
    const state = (left: number) => promiseLeft(at(left - 100), at(left), NOW).state
    expect([state(25.1), state(25), state(0), state(-0.1)]).toEqual([
      'in_time',
      'soon',
      'soon',
      'late',
    ])
  })
})

test('a lock names who has it and since when; one whose time is over is free', () => {
  const lock = { name: 'Võ Bảo', isMine: false, takenAt: at(-2), until: at(3) }
  expect(words(markup(<LockBadge lock={lock} />, NOW))).toBe('VB Võ Bảo 2 min')
  expect(words(markup(<LockBadge lock={{ ...lock, isMine: true }} />, NOW))).toContain('You')
  expect(words(markup(<LockBadge lock={{ ...lock, until: at(-1) }} />, NOW))).toBe('Free')
  expect(words(markup(<LockBadge lock={null} />, NOW))).toBe('Free')
})

describe('a journal', () => {
  const lines = [
    { account: 'held · minhkhoa88', amount: -8_000_000_000n },
    { account: 'clearing · PSHB', amount: 7_950_000_000n },
    { account: 'fee · PSHB', amount: 50_000_000n },
  ]

  test('shows its lines and the sum', () => {
    const said = words(markup(<Journal currency="VND" lines={lines} />))
    expect(said).toBe(
      'Account VND held · minhkhoa88 −800.000 clearing · PSHB +795.000 fee · PSHB +5.000 Sum 0',
    )
  })

  test('is not drawn when it does not sum to 0, and says by how much', () => {
    const html = markup(<Journal currency="VND" lines={lines.slice(0, 2)} />)
    expect(html).not.toContain('<table')
    expect(html).toContain('role="alert"')
    expect(words(html)).toContain('It sums to −5.000 VND and not to 0')
    expect(words(html)).not.toContain('795')
  })

  test('is not drawn when a balance does not follow from its amount', () => {
    const balance = { before: 0n, after: 1n }
    expect(journalProblem([{ account: 'a', amount: 0n, balance }])).toEqual({
      kind: 'balance',
      account: 'a',
    })
    const right = { before: 5n, after: 3n }
    const other = { account: 'b', amount: 2n, balance: { before: -2n, after: 0n } }
    expect(journalProblem([{ account: 'a', amount: -2n, balance: right }, other])).toBeNull()
  })
})

describe('a reason', () => {
  test.each([
    ['', 'short'],
    ['123456789', 'short'],
    ['   1234567   ', 'short'],
    ['1234567890', null],
    ['ế'.repeat(10), null],
    ['😀'.repeat(REASON_MAX), null],
    ['x'.repeat(REASON_MAX + 1), 'long'],
  ])('%j: %s', (text, problem) => {
    expect(reasonProblem(text)).toBe(problem)
  })

  test('its counter says how many there are, and the least while they are too few', () => {
    const said = (text: string) => words(markup(<ReasonField text={text} readOnly />))
    expect(said('Too few')).toBe('Reason 7 of 500, at least 10')
    expect(said('Enough by now')).toBe('Reason 13 of 500')
  })

  test('a problem is tied to the field', () => {
    const html = markup(<ReasonField text="" error="Write more." readOnly />)
    expect(html).toMatch(/aria-invalid="true" aria-describedby="([^"]+)".* id="\1"/s)
  })
})

describe('votes', () => {
  const nothing = (): void => {}
  const buttons = (hindrances: readonly string[]) =>
    markup(<VoteButtons hindrances={hindrances} onApprove={nothing} onRefuse={nothing} />)

  test('without a hindrance both buttons can be pressed', () => {
    expect(buttons([])).not.toContain('disabled')
    expect(words(buttons([]))).toContain('Approve…')
  })

  test.each([
    ['same_person', 'You made it'],
    ['already_voted', 'You have voted on it already'],
    ['same_device', 'used this device in the last 30 days'],
    ['same_passkey', 'was used by another person'],
    ['passkey_needed', 'This needs a passkey'],
    ['not_allowed', 'Your role may not check this'],
    ['not_open', 'It is not open any more'],
    ['expired', 'Its time is over'],
    ['something_new', 'Your role may not check this'],
  ])('with %s both are disabled and the text says why', (hindrance, why) => {
    const html = buttons([hindrance])
    const id = /<span id="([^"]+)"/.exec(html)?.[1]
    const named = `disabled="" aria-describedby="${id}"`
    expect(html.split(named)).toHaveLength(3)
    expect(words(html)).toContain(why)
    expect(unmetOf([hindrance])).toHaveLength(1)
  })

  test('all five conditions are named, each with its answer', () => {
    const conditions = conditionsOf(['same_device', 'passkey_needed'])
    expect(conditions.map(({ name, isMet }) => [name, isMet])).toEqual([
      ['other_person', true],
      ['other_device', false],
      ['own_passkey', false],
      ['role_now', true],
      ['subject_unchanged', true],
    ])
    const html = markup(<Votes votes={[]} me={{ name: 'Trần Lan', hindrances: ['same_device'] }} />)
    expect(html.match(/<span class="sr-only">Yes</g)).toHaveLength(4)
    expect(html.match(/<span class="sr-only">No</g)).toHaveLength(1)
    expect(words(html)).toContain('Not you')
  })
})

test('checks that stop or need a look come first', () => {
  const checks = [
    { code: 'C01', name: 'Open', figures: 'Active', result: 'pass' },
    { code: 'C08', name: 'First payout', figures: '0 before', result: 'look' },
    { code: 'C15', name: 'Chargeback', figures: 'CB-0071', result: 'stop' },
  ] as const
  const html = markup(<CheckList checks={checks} />)
  expect([...html.matchAll(/<code>(C\d+)/g)].map(([, code]) => code)).toEqual(['C15', 'C08', 'C01'])
  expect(words(markup(<CheckCounts checks={checks} />))).toBe('1 pass 1 look 1 stop')
})

test('a diff marks what changes and nothing else', () => {
  const html = markup(
    <Diff
      changes={[
        { field: 'State', before: 'Review', after: 'Approved' },
        { field: 'Owed', before: '0', after: '0' },
      ]}
    />,
  )
  expect(html.match(/data-changed/g)).toHaveLength(1)
  expect(html).toMatch(/data-changed="true"><th scope="row">State/)
})
