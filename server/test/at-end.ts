import { after } from 'node:test'

const tasks: (() => unknown)[] = []

/** Does `task` when all tests of the calling file are done, the last one asked for first. */
export function atEnd(task: () => unknown): void {
  tasks.push(task)
}

after(async () => {
  for (const task of tasks.toReversed()) await task()
})
