const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Where the focus goes in a row of tabs that is one stop of the Tab key: arrows walk around,
 * Home and End jump. Other keys are not ours.
 */
export function rovingTarget(key: string, index: number, count: number): number | undefined {
  const step = STEPS[key]
  if (step !== undefined) return (index + step + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
