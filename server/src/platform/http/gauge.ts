import { Gauge, type Registry } from 'prom-client'

/** Registers a gauge whose value is collected when it is read. */
export function gauge(
  registry: Registry,
  name: string,
  help: string,
  label: string | string[] | undefined,
  collect: (gauge: Gauge) => void | Promise<void>,
): void {
  const made: Gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label].flat(),
    registers: [registry],
    collect: () => collect(made),
  })
}
