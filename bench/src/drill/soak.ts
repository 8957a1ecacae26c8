import { setTimeout as sleep } from 'node:timers/promises'
import { untilFinished, untilIdle } from './check-outcome.ts'
import type { DrillContext, DrillResult } from './drills.ts'
import { countRows, explainGrowth, type TableCounts } from './grown-tables.ts'
import { type Instance, startInstance } from './instance.ts'
import { startTraffic } from './traffic.ts'

const WRITERS = 4
const MIN_SAMPLES = 20
const SAMPLES_A_MINUTE = 4
/** Share of the run during which Node's heap grows to its working size. */
const WARM_UP_SHARE = 0.4
const MIB = 1024 ** 2
/** The tolerated rise of the memory line in the steady phase: a share of mean use, or a multiple of its own swing. */
const TOLERATED_SHARE = { long: 0.1, short: 0.3 }
/** In shorter runs on a busy machine, the heap does not reach its working size: in one minute it has risen by 21 %. */
const LONG_SECONDS = 300
const TOLERATED_SWINGS = 3
const TOLERATED_FILES = 20

type Sample = { minute: number; mebibytes: number; files: number }

/** Applies mixed load for a while and finds what grows with time rather than with the load. */
export async function soak(context: DrillContext, seconds: number, pauseMs = 0): Promise<DrillResult> {
  const { start, pool } = context
  const instance = await startInstance(start)
  try {
    const traffic = startTraffic(() => [instance], WRITERS, { pauseMs })
    await sampled(instance, seconds * WARM_UP_SHARE)
    const before: TableCounts = await countRows(pool)
    const steady = await sampled(instance, seconds * (1 - WARM_UP_SHARE))
    await traffic.stop()
    await untilFinished(pool)
    const due = await untilIdle(pool)
    const { risen, swing, mean } = lineThrough(steady)
    const share = seconds < LONG_SECONDS ? TOLERATED_SHARE.short : TOLERATED_SHARE.long
    const files = Math.max(...steady.map((sample) => sample.files)) - Math.min(...steady.map((sample) => sample.files))
    await instance.stop()
    const { grown, unexplained } = await explainGrowth(pool, before, start)
    return {
      drill: `${seconds} s of mixed load`,
      must: `after warming up memory flat (a rise within ${share * 100} % or ${TOLERATED_SWINGS} × its own swing), no more open files, every table that grows has who clears it, all jobs are done soon`,
      measured: `${traffic.history.countDone('diagnoses', 'users')} writes; memory ${risen >= 0 ? '+' : ''}${risen.toFixed(1)} MiB at ${mean.toFixed(0)} MiB ± ${swing.toFixed(1)}; files within ${files}; grew: ${grown.join(', ')}; without housekeeping: ${unexplained.join(', ') || 'none'}; jobs left: ${due || 'none'}`,
      held:
        risen <= Math.max(mean * share, swing * TOLERATED_SWINGS) &&
        files <= TOLERATED_FILES &&
        unexplained.length === 0 &&
        due === '',
      inTime: true,
    }
  } finally {
    await instance.stop()
  }
}

async function sampled(instance: Instance, seconds: number): Promise<Sample[]> {
  const count = Math.max(MIN_SAMPLES, Math.round((seconds / 60) * SAMPLES_A_MINUTE))
  const samples: Sample[] = []
  for (let index = 0; index < count; index += 1) {
    await sleep((seconds * 1000) / count)
    const minute = ((index + 1) * seconds) / count / 60
    samples.push({ minute, mebibytes: instance.residentBytes() / MIB, files: instance.openFiles() })
  }
  return samples
}

/** The least-squares line through the memory: its rise from end to end, and how far the samples deviate from it. */
function lineThrough(samples: Sample[]): { risen: number; swing: number; mean: number } {
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [average(samples.map(({ minute }) => minute)), average(samples.map(({ mebibytes }) => mebibytes))]
  const along = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  const slope = samples.reduce((sum, { minute, mebibytes }) => sum + (minute - x) * (mebibytes - y), 0) / along
  const distances = samples.map(({ minute, mebibytes }) => (mebibytes - y - slope * (minute - x)) ** 2)
  return {
    risen: slope * ((samples.at(-1)?.minute ?? 0) - (samples[0]?.minute ?? 0)),
    swing: Math.sqrt(average(distances)),
    mean: y,
  }
}
