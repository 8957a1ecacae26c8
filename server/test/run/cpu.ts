import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Returns the CPU-seconds of a process and its descendants, including ended ones; 0 if there is no `/proc`. */
export function cpuOfTree(pid: number): number {
  const processes = readProcesses()
  const add = (id: number): number =>
    (processes.get(id)?.seconds ?? 0) +
    [...processes].reduce((sum, [child, { parent }]) => sum + (parent === id ? add(child) : 0), 0)
  return add(pid)
}

function readProcesses(): Map<number, { parent: number; seconds: number }> {
  const processes = new Map<number, { parent: number; seconds: number }>()
  for (const name of numbersIn('/proc')) {
    const fields = statOf(name)
    if (fields === undefined) continue
    // The fields after the name: state, parent, ... and from the twelfth on, the times of the process and its ended children.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    processes.set(Number(name), { parent: Number(fields[1]), seconds: ticks / TICKS_PER_SECOND })
  }
  return processes
}

function numbersIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

function statOf(pid: string): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
