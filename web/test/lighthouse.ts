import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** A running demo. */
const ORIGIN = process.env['SERVICE_ORIGIN'] ?? 'http://127.0.0.1:8080'
const CHROMIUM =
  process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(existsSync) ?? ''
/** Not a dependency, because it is large and only this command needs it. npm fetches it once. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage'
const RUNS = Number(process.env['RUNS'] ?? 5)
const ATTEMPTS = 3
/** Minimum score out of 100 in each category. */
const LEAST = { performance: 95, accessibility: 95, 'best-practices': 95, seo: 95 }

type Screen = {
  path: string
  /** Minimum scores out of 100, by category. */
  least: Record<string, number>
  /** Maxima in milliseconds (the layout shift has no unit), on a simulated phone with slow 4G. */
  most: Record<string, number>
}

const START: Screen = {
  path: '/',
  least: LEAST,
  most: { 'largest-contentful-paint': 1200, 'total-blocking-time': 150, 'cumulative-layout-shift': 0.02 },
}
/** A district with deals, the board, the map. */
const OTHERS: Screen[] = ['/region/1162010200', '/community', '/map'].map((path) => ({ path, least: LEAST, most: {} }))
/** The components of a score, printed beside the limits. */
const TIMES = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']

type Report = {
  runtimeError?: { code: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
  environment: { benchmarkIndex: number }
}

async function reportOnce(url: string, file: string): Promise<Report> {
  const options = [
    '--quiet',
    `--only-categories=${Object.keys(LEAST).join(',')}`,
    // pages with sample data and results are never indexed (R-WEB-38); rendered-pages.test.ts covers the indexed pages
    '--skip-audits=is-crawlable',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${FLAGS}`,
  ]
  const env = { ...process.env, CHROME_PATH: CHROMIUM }
  await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, url, ...options], { env })
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** Retries, since a browser that did not start in time proves nothing about the page. */
async function report(url: string, file: string): Promise<Report> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    const found = await reportOnce(url, file).catch(() => undefined)
    if (found && !found.runtimeError) return found
  }
  return reportOnce(url, file)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The audits that cost a category points, except times, which depend on the machine. */
function failuresOf([first]: Report[]): void {
  if (!first) return
  const weighed = Object.entries(first.categories).flatMap(([category, { auditRefs }]) =>
    category === 'performance' ? [] : auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => ({ category, id })),
  )
  for (const { category, id } of weighed)
    if (first.audits[id]?.score === 0) process.stdout.write(`       ${category} fails: ${first.audits[id]?.title}\n`)
}

/** The result of the sample request, opened by its link. */
async function resultScreen(): Promise<Screen> {
  const body = { address: '서울 강남구 역삼동 742-11', contractPurpose: 'JEONSE', depositAmountManwon: 21_000 }
  const response = await fetch(`${ORIGIN}/api/rent-risk-diagnoses`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`no diagnosis: HTTP ${response.status}`)
  const { data } = (await response.json()) as { data: { statusToken: string } }
  return { path: `/result#${data.statusToken}`, least: LEAST, most: {} }
}

/** Measures one screen and returns the verdict on each limit. */
async function verdictsOn({ path, least, most }: Screen): Promise<boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const reports: Report[] = []
  try {
    for (let run = 0; run < RUNS; run++) reports.push(await report(`${ORIGIN}${path}`, join(folder, `${run}.json`)))
  } finally {
    rmSync(folder, { recursive: true })
  }
  process.stdout.write(`\nMedian of ${RUNS} on ${path.replace(/#.*/, '#…')}\n`)
  const verdict = (name: string, values: number[], limit: string, isMet: (value: number) => boolean) => {
    const met = isMet(median(values))
    process.stdout.write(`${met ? 'met   ' : 'MISSED'} ${name}: ${median(values)} (${limit}), ${values.join(' ')}\n`)
    return met
  }
  const valuesOf = (name: string) =>
    reports.map(({ audits }) => Math.round((audits[name]?.numericValue ?? Number.NaN) * 1000) / 1000)
  const verdicts = [
    ...Object.entries(least).map(([name, limit]) => {
      const values = reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))
      return verdict(name, values, `≥ ${limit}`, (value) => value >= limit)
    }),
    ...Object.entries(most).map(([name, limit]) => {
      return verdict(name, valuesOf(name), `≤ ${limit}`, (value) => value <= limit)
    }),
  ]
  for (const name of TIMES.filter((each) => !Object.hasOwn(most, each)))
    process.stdout.write(`       ${name}: ${median(valuesOf(name))}, ${valuesOf(name).join(' ')}\n`)
  failuresOf(reports)
  // Lighthouse multiplies CPU time: below 1000 the machine is slow or busy, and times mean little
  const speed = Math.round(median(reports.map(({ environment }) => environment.benchmarkIndex)))
  process.stdout.write(`Speed of this machine: ${speed}\n`)
  return verdicts
}

/** Paths after `--` select the screens. */
const asked = process.argv.slice(2)
const screens = [START, await resultScreen(), ...OTHERS]
const chosen = screens.filter(({ path }) => asked.length === 0 || asked.includes(path.replace(/#.*/, '')))
const verdicts: boolean[] = []
for (const screen of chosen) verdicts.push(...(await verdictsOn(screen)))
const missed = verdicts.filter((isMet) => !isMet).length
process.stdout.write(`\n${missed === 0 ? 'All met' : `${missed} missed`}\n`)
process.exitCode = missed === 0 ? 0 : 1
