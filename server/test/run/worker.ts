import { after, suite } from 'node:test'
import { pathToFileURL } from 'node:url'
import { endFile, endProcess } from '../at-end.ts'

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
  void endProcess()
})
