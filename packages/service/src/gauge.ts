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
