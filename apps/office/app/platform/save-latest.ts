/**
 * Saves one value after the other. While a save is under way only the latest waits for its turn, so
 * that an older one can never arrive after it.
 */
export function saveLatest<Value>(save: (value: Value) => Promise<void>): (value: Value) => void {
  let isSaving = false
  let waiting: { readonly value: Value } | null = null
  const run = async (): Promise<void> => {
    isSaving = true
    while (waiting) {
      const { value } = waiting
      waiting = null
      await save(value)
    }
    isSaving = false
  }
  return (value) => {
    waiting = { value }
    if (!isSaving) void run()
  }
}
