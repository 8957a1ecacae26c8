import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports the CPU time of a process in hundredths of a second to every reader. */
const TICK_MS = 10

/** CPU in milliseconds that a process and its ended children have used so far. Linux only. */
export function cpuMsOf(pid: number): number {
  return cpuMsIn(statOf(pid))
}

/** Processes that have ended in the meantime are counted with their parent. */
function cpuMsIn(fields: string[] | null): number {
  return (fields ?? []).slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS
}

/** The same for a process and all running processes that it has started. */
export function cpuMsOfTree(pid: number): number {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && statOf(Number(name))?.[1] === String(pid),
  )
  return children.reduce((sum, child) => sum + cpuMsOfTree(Number(child)), 0) + cpuMsOf(pid)
}

/** Fields after the name, which may contain spaces: state, parent, …, times from the twelfth on; `null` if ended. */
function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}
