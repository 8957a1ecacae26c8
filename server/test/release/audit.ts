import { spawnSync } from 'node:child_process'
import { ROOT, readSource } from '../source-files.ts'
import { lockedPackages } from './release-files.ts'

type Weakness = { name: string; severity: string; nodes: string[]; via: (string | { title?: string; url?: string })[] }
type Report = { auditReportVersion?: number; vulnerabilities?: Record<string, Weakness> }
type Lock = { packages: Record<string, { version?: string }> }

// Asks the registry for known weaknesses of the packages that run in the service or in browsers (R-OPS-13), and exits with
// 1 for one that is high or critical. Its last line says what was found out; `.ci/run` repeats it at its end.
const answer = spawnSync('npm', ['audit', '--package-lock-only', '--json'], { cwd: ROOT, encoding: 'utf8' })
const report = read(answer.stdout)
if (report.auditReportVersion === undefined) {
  process.stdout.write('NOT AUDITED: the registry does not answer. Nothing is known of the packages.\n')
} else {
  const serious = seriousOf(report)
  for (const { name, severity, via } of serious)
    process.stdout.write(`${name}: ${severity}: ${via.map(reasonOf).join('; ')}\n`)
  process.stdout.write(
    serious.length === 0
      ? 'Audited: no package of the service or of the client has a known weakness that is high or critical.\n'
      : `Audited: ${serious.length} packages have a known weakness that is high or critical.\n`,
  )
  if (serious.length > 0) process.exitCode = 1
}

function read(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    return {}
  }
}

function seriousOf({ vulnerabilities = {} }: Report): Weakness[] {
  const running = lockedPackages(readSource)
  const { packages } = JSON.parse(readSource('package-lock.json')) as Lock
  const runs = (path: string) =>
    running.has(`${path.replace(/^.*node_modules\//, '')}@${packages[path]?.version ?? 'none'}`)
  return Object.values(vulnerabilities).filter(
    ({ severity, nodes }) => ['high', 'critical'].includes(severity) && nodes.some(runs),
  )
}

function reasonOf(via: Weakness['via'][number]): string {
  return typeof via === 'string' ? `needs ${via}` : `${via.title ?? 'a weakness'} ${via.url ?? ''}`.trim()
}
