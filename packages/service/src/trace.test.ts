import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { currentTraceId, currentTraceparent, inTrace, noteSpan, recordSpansWith } from './trace.ts'

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736'
const SPAN_ID = '00f067aa0ba902b7'
const PARENT = `00-${TRACE_ID}-${SPAN_ID}-01`

const traceIdWith = (parent: string | null) =>
  inTrace({ name: 'call', parent }, async () => currentTraceId())

afterEach(() => recordSpansWith(null))

describe('inTrace', () => {
  test('goes on with the trace of its parent', async () => {
    expect(await traceIdWith(PARENT)).toBe(TRACE_ID)
  })

  test('starts a new trace when there is no parent', async () => {
    const first = await traceIdWith(null)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(await traceIdWith(null)).not.toBe(first)
  })

  test.each([
    [''],
    ['nonsense'],
    [`00-${TRACE_ID}-${SPAN_ID}`],
    [`00-${TRACE_ID}-${SPAN_ID}-01-more`],
    [`ff-${TRACE_ID}-${SPAN_ID}-01`],
    [`00-${TRACE_ID.toUpperCase()}-${SPAN_ID}-01`],
    [`00-${'0'.repeat(32)}-${SPAN_ID}-01`],
    [`00-${TRACE_ID}-${'0'.repeat(16)}-01`],
    [`00-${TRACE_ID}-${SPAN_ID}-0x`],
    [`00-${TRACE_ID}-${SPAN_ID}-01\n`],
  ])('a broken parent %j is not believed', async (parent) => {
    const traceId = await traceIdWith(parent)
    expect(traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(traceId?.toLowerCase()).not.toBe(TRACE_ID)
    expect(traceId).not.toBe('0'.repeat(32))
  })

  test.each(['00', '01', '02', '03', 'ff'])(
    'a parent with the flags %s is believed',
    async (end) => {
      expect(await traceIdWith(`00-${TRACE_ID}-${SPAN_ID}-${end}`)).toBe(TRACE_ID)
    },
  )

  test('what is awaited inside sees it, and so does what follows', async () => {
    const seen = await inTrace({ name: 'call', parent: PARENT }, async () => {
      const deep = async () => {
        await turn()
        return currentTraceId()
      }
      const together = await Promise.all([deep(), deep()])
      return [...together, currentTraceId()]
    })
    expect(seen).toEqual([TRACE_ID, TRACE_ID, TRACE_ID])
  })

  test('traces that run at the same time stay apart', async () => {
    const ids = Array.from({ length: 20 }, (_each, index) => index.toString(16).padStart(32, 'a'))
    const seen = await Promise.all(
      ids.map((id) =>
        inTrace({ name: 'call', parent: `00-${id}-${SPAN_ID}-01` }, async () => {
          await turn()
          return currentTraceId()
        }),
      ),
    )
    expect(seen).toEqual(ids)
  })

  test('gives what the work gives and throws what it throws', async () => {
    expect(await inTrace({ name: 'call', parent: null }, async () => 7)).toBe(7)
    const broken = inTrace({ name: 'call', parent: null }, async () => {
      throw new Error('broke')
    })
    await expect(broken).rejects.toThrow('broke')
  })

  test('outside there is no trace', async () => {
    await traceIdWith(PARENT)
    expect(currentTraceId()).toBeNull()
    expect(currentTraceparent()).toBeNull()
  })
})

describe('currentTraceparent', () => {
  test('is the trace with a span of its own, and unsampled while nobody records', async () => {
    const text = await inTrace({ name: 'call', parent: PARENT }, async () => currentTraceparent())
    expect(text).toMatch(new RegExp(`^00-${TRACE_ID}-[0-9a-f]{16}-00$`))
    expect(text).not.toContain(SPAN_ID)
  })

  test('is itself a parent worth believing', async () => {
    const inner = await inTrace({ name: 'outer', parent: PARENT }, async () =>
      traceIdWith(currentTraceparent()),
    )
    expect(inner).toBe(TRACE_ID)
  })
})

test('noting a span costs nothing and harms nothing while nobody records', async () => {
  expect(() => noteSpan('sql', Date.now(), {})).not.toThrow()
  const traceId = await inTrace({ name: 'call', parent: PARENT }, async () => {
    noteSpan('sql', Date.now(), {})
    return currentTraceId()
  })
  expect(traceId).toBe(TRACE_ID)
})
