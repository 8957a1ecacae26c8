import { AsyncLocalStorage } from 'node:async_hooks'
import { after } from 'node:test'
import { givenVariables } from '../src/platform/given-variables.ts'
import { SEVERAL_FILES_VARIABLE } from './run/several-files.ts'

type Task = () => unknown

const tasks: Task[] = []
const lastTasks: Task[] = []
const lasting = new AsyncLocalStorage<true>()

/**
 * Does `task` when all tests of the calling file are done, the last one asked for first.
 * node:test holds a file for done when its tests so far have ended while it awaits something at its top level,
 * so a file awaits there only before its first test (`test-files.test.ts` looks).
 */
export function atEnd(task: Task): void {
  ;(lasting.getStore() ? lastTasks : tasks).push(task)
}

/** Does `task` when the process has no file left, for what all files of a process share. */
export function atProcessEnd(task: Task): void {
  lastTasks.push(task)
}

/** What `start` asks to be ended stays until the process has no file left. */
export function forProcess<T>(start: () => Promise<T>): Promise<T> {
  return lasting.run(true, start)
}

/** What the tests of a file asked for; the test command calls it after each file. */
export async function endFile(): Promise<void> {
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) await task()
}

/** What the files of this process asked for; the test command calls it after the last file. */
export async function endProcess(): Promise<void> {
  await endFile()
  for (let task = lastTasks.pop(); task !== undefined; task = lastTasks.pop()) await task()
}

if (!givenVariables(process.env)[SEVERAL_FILES_VARIABLE]) after(endProcess)
