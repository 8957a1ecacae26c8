import { AsyncLocalStorage } from 'node:async_hooks'
import { after } from 'node:test'
import { givenVariables } from '../src/platform/config/given-variables.ts'
import { SEVERAL_FILES_VARIABLE } from './run/several-files.ts'

type Task = () => unknown

const tasks: Task[] = []
const lastTasks: Task[] = []
const lasting = new AsyncLocalStorage<true>()

/**
 * Runs `task` when all tests of the calling file are done; tasks run in reverse order of registration.
 * node:test considers a file done if its tests so far have ended while it awaits something at its top level,
 * so a file may await there only before its first test (checked by `test-files.test.ts`).
 */
export function atEnd(task: Task): void {
  ;(lasting.getStore() ? lastTasks : tasks).push(task)
}

/** Runs `task` when the process has no files left; for resources shared by all files of a process. */
export function atProcessEnd(task: Task): void {
  lastTasks.push(task)
}

/** Keeps what `start` opens until the process has no files left. */
export function forProcess<T>(start: () => Promise<T>): Promise<T> {
  return lasting.run(true, start)
}

/** Runs the tasks of a file; the test command calls it after each file. */
export async function endFile(): Promise<void> {
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) await task()
}

/** Runs the tasks of this process; the test command calls it after the last file. */
export async function endProcess(): Promise<void> {
  await endFile()
  for (let task = lastTasks.pop(); task !== undefined; task = lastTasks.pop()) await task()
}

if (!givenVariables(process.env)[SEVERAL_FILES_VARIABLE]) after(endProcess)
