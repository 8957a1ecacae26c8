import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const INVENTED = new URL('../../sandbox/fixtures/invented/', import.meta.url)
const RECORDINGS = new URL('../../../shared/samples/', import.meta.url)

const SOURCES: [which: string, folder: URL][] = [
  ['invented', INVENTED],
  ...(existsSync(RECORDINGS) ? [['recorded', RECORDINGS] satisfies [string, URL]] : []),
]

/** Tests a provider's reply: always the invented one, and also the recording if it exists beside the repository. */
export function testRecorded(path: string, rule: string, check: (text: string) => void | Promise<void>): void {
  for (const [which, folder] of SOURCES)
    test(`${which} ${path}: ${rule}`, () => check(readFileSync(new URL(path, folder), 'utf8')))
}

/** Returns the values of a field in text order, as written in XML or JSON, without using the parser under test. */
export function writtenValues(text: string, field: string): string[] {
  const form = new RegExp(`<${field}>([^<]*)</${field}>|"${field}"\\s*:\\s*(?:"([^"]*)"|(-?[\\d.]+))`, 'g')
  return [...text.matchAll(form)].map(([, inXml, inQuotes, number]) => inXml ?? inQuotes ?? number ?? '')
}
