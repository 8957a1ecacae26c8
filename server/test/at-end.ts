import { after } from 'node:test'

const tasks: (() => unknown)[] = []

/**
 * Does `task` when all tests of the calling file are done, the last one asked for first.
 * node:test holds a file for done when its tests so far have ended while it awaits something at its top level,
 * so a file awaits there only before its first test (`test-files.test.ts` looks).
 */
export function atEnd(task: () => unknown): void {
  tasks.push(task)
}

after(async () => {
  for (const task of tasks.toReversed()) await task()
})
