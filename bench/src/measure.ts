/** Durations of one subject in milliseconds, ascending. */
export type Timings = { sorted: number[] }

/**
 * Runs the subjects in turn, A B C A B C …, so that any drift (heat, other load, growth) affects all of them equally.
 * The `warmUp` rounds are not counted.
 */
export async function alternate<Name extends string>(
  subjects: Record<Name, () => Promise<unknown>>,
  { rounds, warmUp }: { rounds: number; warmUp: number },
): Promise<Record<Name, Timings>> {
  const names = Object.keys(subjects) as Name[]
  const durations = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = -warmUp; round < rounds; round++) {
    for (const name of names) {
      const startedAt = performance.now()
      await subjects[name]()
      if (round >= 0) durations[name].push(performance.now() - startedAt)
    }
  }
  const timings = names.map((name) => [name, timingsOf(durations[name])])
  return Object.fromEntries(timings) as Record<Name, Timings>
}

export function timingsOf(durations: readonly number[]): Timings {
  return { sorted: durations.toSorted((a, b) => a - b) }
}

/** A `share` of 0.5 is the median. */
export function percentile({ sorted }: Timings, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(timings: Timings): number {
  return percentile(timings, 0.5)
}
