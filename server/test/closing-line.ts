import { Readable } from 'node:stream'
import { spec, type TestEvent } from 'node:test/reporters'

/** The `spec` report, and after it one line of its own: `N passed, N failed`. Skipped and to-do tests are neither. */
export default async function* closingLine(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let line = 'no tests ran'
  async function* observed(): AsyncGenerator<TestEvent> {
    for await (const event of events) {
      // The summary of the whole run is the one that names no file.
      if (event.type === 'test:summary' && event.data.file === undefined) {
        const { tests, passed, skipped, todo } = event.data.counts
        line = `${passed} passed, ${tests - passed - skipped - todo} failed`
      }
      yield event
    }
  }
  for await (const chunk of Readable.from(observed()).pipe(new spec())) yield String(chunk)
  yield `${line}\n`
}
