import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../source-files.ts'

/** The folder of the bill of materials and the digests of each release. */
export const RELEASE_FILES = join(ROOT, 'docs/releases')
const MOST_BYTES = 256 * 1024 * 1024

/** A bill of materials (CycloneDX 1.5). */
export type Sbom = {
  serialNumber?: string
  metadata: { timestamp?: string; tools?: unknown; component: { 'bom-ref': string; name: string } }
  components: { 'bom-ref': string; purl: string; hashes?: { alg: string; content: string }[] }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

type Lock = { packages: Record<string, { version?: string; dev?: boolean; link?: boolean; integrity?: string }> }
const MODULES = 'node_modules/'

/** Returns all files of a commit as one archive, byte-identical whoever creates it. */
export function archiveOf(commit: string): Buffer {
  return execFileSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: MOST_BYTES })
}

/** Returns the runtime packages of a commit by its lock file: the digest of each `name@version`. */
export function lockedPackages(commit: string): Map<string, string> {
  const text = execFileSync('git', ['show', `${commit}:package-lock.json`], { cwd: ROOT, encoding: 'utf8' })
  const packages = Object.entries((JSON.parse(text) as Lock).packages)
  return new Map(
    packages.flatMap(([path, { version, dev, link, integrity }]): [string, string][] =>
      path.includes(MODULES) && !dev && !link && integrity
        ? [[`${path.slice(path.lastIndexOf(MODULES) + MODULES.length)}@${version}`, integrity]]
        : [],
    ),
  )
}

/**
 * Returns the runtime packages of a commit, without values that differ from run to run. npm lists all packages; if it is to
 * omit development packages, it also omits others (npm 11.19), so the lock file determines which to keep.
 */
export function sbomOf(commit: string): Sbom {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-sbom-'))
  try {
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: archiveOf(commit) })
    const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
    const text = execFileSync('npm', ['sbom', ...options], { cwd: folder, encoding: 'utf8', maxBuffer: MOST_BYTES })
    return withoutDevelopment(JSON.parse(text) as Sbom, lockedPackages(commit))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function withoutDevelopment(all: Sbom, locked: ReadonlyMap<string, string>): Sbom {
  const { serialNumber: _, ...sbom } = all
  const { timestamp: __, tools: ___, component, ...metadata } = sbom.metadata
  const components = sbom.components.filter(
    ({ 'bom-ref': ref, purl }) => purl.startsWith('pkg:npm/%40lease-risk/') || locked.has(ref),
  )
  const kept = new Set([...components.map(({ 'bom-ref': ref }) => ref), component['bom-ref']])
  const dependencies = sbom.dependencies.flatMap(({ ref, dependsOn }) =>
    kept.has(ref) ? [{ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }] : [],
  )
  return {
    ...sbom,
    metadata: { ...metadata, component: { ...component, name: 'lease-risk' } },
    components,
    dependencies,
  }
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Returns the `sha256sum` lines for the archive and the bill of materials of a version. */
export function digestLines(version: string, archive: Buffer, sbom: string): string {
  return `${sha256(archive)}  lease-risk-${version}.tar\n${sha256(sbom)}  lease-risk-${version}.cdx.json\n`
}
