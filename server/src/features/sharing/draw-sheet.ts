import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { DiagnosisSheet } from '@lease-risk/contract/diagnosis-sheet'
import { createConcurrencyLimit } from '../../platform/http/concurrency-limit.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Language } from '../../words/language.ts'

/** What the thread is told; a plain object, since it is copied. */
export type SheetOrder = { sheet: DiagnosisSheet; language: Language; at: Date }

export type SheetDrawer = {
  /** The sheet as a PDF. @throws AppError 503 with `Retry-After` when too many wait already, or it takes too long. */
  draw(order: SheetOrder): Promise<Buffer>
  close(): Promise<void>
}

/** One thread, since another would hold both fonts in memory again; what waits is drawn within two seconds. */
const WAITING = 20
/** A sheet takes a tenth of a second; the first one of a thread also reads the fonts. */
const MAX_DRAW_MS = 20_000
/** Its memory is given back when nobody has asked for this long. */
const MAX_IDLE_MS = 60_000
const RESOURCES = { maxOldGenerationSizeMb: 256 }

/**
 * Draws sheets in a thread of its own: setting the letters of a page occupies a processor, and every request would wait
 * meanwhile.
 */
export function createSheetDrawer(): SheetDrawer {
  const limited = createConcurrencyLimit({ atOnce: 1, waiting: WAITING })
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    const ended = thread
    thread = null
    await ended?.terminate()
  }

  async function drawNow(order: SheetOrder): Promise<Buffer> {
    clearTimeout(idle)
    thread ??= new Worker(new URL('sheet-thread.ts', import.meta.url), { resourceLimits: RESOURCES, execArgv: [] })
    // an idle thread must not keep the process alive, one at work must
    thread.ref()
    const drawn = once(thread, 'message', { signal: AbortSignal.timeout(MAX_DRAW_MS) })
    thread.postMessage(order, [])
    try {
      const [pdf] = (await drawn) as [Uint8Array]
      thread.unref()
      idle = setTimeout(() => void end(), MAX_IDLE_MS).unref()
      return Buffer.from(pdf.buffer)
    } catch (cause) {
      await end()
      throw new AppError('COMMON_503_UNAVAILABLE', { headers: { 'retry-after': '5' }, cause })
    }
  }

  return {
    draw: (order) => limited(() => drawNow(order)),
    async close() {
      clearTimeout(idle)
      await end()
    },
  }
}
