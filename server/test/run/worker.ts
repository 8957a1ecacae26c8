import { after, suite } from 'node:test'
import { pathToFileURL } from 'node:url'
import { endFile, endProcess } from '../at-end.ts'

/** Only reached if something hangs. */
const HANG_MS = 120_000

/**
 * Runs one test file after the other, so that shared modules are imported only once. Each file is a suite with its own
 * hooks and its own clean-up tasks.
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

/** Ends a process that is kept alive by something a test left open. */
function endHung(): void {
  process.stderr.write(`a test file left open: ${process.getActiveResourcesInfo().join(', ')}\n`)
  process.exit(1)
}
