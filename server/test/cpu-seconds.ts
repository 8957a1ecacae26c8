/** Measures the CPU-seconds `work` takes in this process: the same on a busy machine as on an idle one. */
export async function cpuSecondsOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000_000
}
