import type { Registry } from 'prom-client'

/** The value of one sample as Prometheus reads it, `name{label="value"}`; null where there is none yet. */
export async function valueOf(registry: Registry, sample: string): Promise<number | null> {
  return valueIn(await registry.metrics(), sample)
}

export function valueIn(text: string, sample: string): number | null {
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${sample} `))
  return line === undefined ? null : Number(line.slice(sample.length + 1))
}
