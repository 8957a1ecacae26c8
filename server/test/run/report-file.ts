import type { TestEvent } from 'node:test/reporters'
import { addEvent, emptyReport } from './file-report.ts'

/** The reporter of a worker: sends the test command a report after each file, and writes nothing else. */
export default async function* reportFile(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let report = emptyReport()
  for await (const event of events) {
    addEvent(report, event)
    // Errors that belong to no test are known only at the end.
    if (event.type === 'test:diagnostic' && event.data.message.startsWith('Error')) yield `${event.data.message}\n`
    const isFile = (event.type === 'test:pass' || event.type === 'test:fail') && event.data.nesting === 0
    if (!isFile) continue
    process.send?.(report)
    report = emptyReport()
  }
}
