import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts the time of a process in hundredths of a second, for every reader. */
const TICK_MS = 10

/** CPU in milliseconds that a process and its ended children have used so far. Linux only. */
export function cpuMsOf(pid: number): number {
  return cpuMsIn(statOf(pid))
}

/** What has ended meanwhile is counted with its parent. */
function cpuMsIn(fields: string[] | null): number {
  return (fields ?? []).slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS
}

/** The same of a process with all that it has started and that still run. */
export function cpuMsOfTree(pid: number): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === String(pid),
  )
  return children.reduce((sum, child) => sum + cpuMsOfTree(Number(child)), 0) + cpuMsOf(pid)
}

/** After the name, which may hold blanks: state, parent, …, the times from the twelfth on; `null` when it has ended. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
