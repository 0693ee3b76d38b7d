import { Gauge, type Registry } from 'prom-client'

/** A figure that is read when it is asked for. One that cannot be read is no number, never zero. */
export function addGauge(
  metrics: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
): Gauge {
  return new Gauge({
    name,
    help,
    registers: [metrics],
    async collect() {
      this.set(await (async () => read())().catch(() => Number.NaN))
    },
  })
}

/**
 * The same for many, told apart by a label. Where it cannot be read there is no value: an old one
 * would look as if all were well.
 */
export function addGauges<Label extends string>(
  metrics: Registry,
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: Label },
  read: () => Promise<ReadonlyMap<string, number>>,
): Gauge<Label> {
  return new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    async collect() {
      const values = await read().catch(() => new Map<string, number>())
      this.reset()
      for (const [of, value] of values) this.set({ [label]: of } as Record<Label, string>, value)
    },
  })
}
