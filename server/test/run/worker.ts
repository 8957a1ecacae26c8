import { after, suite } from 'node:test'
import { pathToFileURL } from 'node:url'
import { endFile, endProcess } from '../at-end.ts'

/** Only what hangs reaches it. */
const HANG_MS = 120_000

/**
 * Runs one test file after the other, so that they import what they share once. Each file is a suite: what it registers
 * before or after its tests, and what it asks to be ended, is its own.
 */
process.on('message', (path: string) => {
  void suite(path, () => {
    after(endFile)
    return import(pathToFileURL(path).href)
  })
})

process.once('disconnect', () => {
  void endProcess().then(() => setTimeout(endHung, HANG_MS).unref())
})

/** What a test left open keeps the process alive. */
function endHung(): void {
  process.stderr.write(`a test file left open: ${process.getActiveResourcesInfo().join(', ')}\n`)
  process.exit(1)
}
