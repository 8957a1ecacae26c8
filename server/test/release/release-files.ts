import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../source-files.ts'

/** The folder of the bill of materials and the digests of each release. */
export const RELEASE_FILES = join(ROOT, 'docs/releases')
const MOST_BYTES = 256 * 1024 * 1024

/** The packages of which the client's build has put files into its output, by name. Kept, since no commit holds a build. */
export const BUNDLED = 'server/test/release/bundled-packages.json'

type Component = {
  'bom-ref': string
  name?: string
  purl: string
  scope?: string
  hashes?: { alg: string; content: string }[]
  properties?: { name: string; value: string }[]
}
/** A bill of materials (CycloneDX 1.5). */
export type Sbom = {
  serialNumber?: string
  metadata: { timestamp?: string; tools?: unknown; component: { 'bom-ref': string; name: string } }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

type Lock = { packages: Record<string, { version?: string; dev?: boolean; link?: boolean; integrity?: string }> }
const MODULES = 'node_modules/'

/** Returns all files of a commit as one archive, byte-identical whoever creates it. */
export function archiveOf(commit: string): Buffer {
  return execFileSync('git', ['archive', '--format=tar', commit], { cwd: ROOT, maxBuffer: MOST_BYTES })
}

/** Reads a file of a commit; `null`: it has none of that name. */
export function readAt(commit: string): (file: string) => string | null {
  return (file) => {
    try {
      return execFileSync('git', ['show', `${commit}:${file}`], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })
    } catch {
      return null
    }
  }
}

/** Returns the packages that run in the service or in browsers, by the lock file: the digest of each `name@version`. */
export function lockedPackages(read: (file: string) => string | null): Map<string, string> {
  const inBrowser = new Set(bundledNames(read))
  const packages = Object.entries((JSON.parse(read('package-lock.json') ?? '') as Lock).packages)
  return new Map(
    packages.flatMap(([path, { version, dev, link, integrity }]): [string, string][] => {
      const name = path.slice(path.lastIndexOf(MODULES) + MODULES.length)
      const isUsed = !dev || inBrowser.has(name)
      return path.includes(MODULES) && isUsed && !link && integrity ? [[`${name}@${version}`, integrity]] : []
    }),
  )
}

function bundledNames(read: (file: string) => string | null): string[] {
  return JSON.parse(read(BUNDLED) ?? '[]') as string[]
}

/** The bill of materials of a commit, without values that differ from run to run. */
export function sbomOf(commit: string): Sbom {
  const folder = mkdtempSync(join(tmpdir(), 'lease-risk-sbom-'))
  try {
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: archiveOf(commit) })
    return sbomIn(folder, readAt(commit))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * The bill of materials of the sources in a folder. npm lists all packages; if it is to omit development packages, it also
 * omits others (npm 11.19), and those that run in browsers are development packages of the client.
 */
export function sbomIn(folder: string, read: (file: string) => string | null): Sbom {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  const text = execFileSync('npm', ['sbom', ...options], { cwd: folder, encoding: 'utf8', maxBuffer: MOST_BYTES })
  return ofWhatRuns(JSON.parse(text) as Sbom, read)
}

function ofWhatRuns(all: Sbom, read: (file: string) => string | null): Sbom {
  const locked = lockedPackages(read)
  const inBrowser = new Set(bundledNames(read))
  const { serialNumber: _, ...sbom } = all
  const { timestamp: __, tools: ___, component, ...metadata } = sbom.metadata
  const components = sbom.components
    .filter(({ 'bom-ref': ref, purl }) => purl.startsWith('pkg:npm/%40lease-risk/') || locked.has(ref))
    .map((each) => (inBrowser.has(each['bom-ref'].replace(/(?!^)@.*$/, '')) ? inBrowsers(each) : each))
  const kept = new Set([...components.map(({ 'bom-ref': ref }) => ref), component['bom-ref']])
  const dependencies = sbom.dependencies.flatMap(({ ref, dependsOn }) =>
    kept.has(ref) ? [{ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }] : [],
  )
  return {
    ...sbom,
    metadata: { ...metadata, component: { ...component, name: 'lease-risk' } },
    components: [...components, ...(inBrowser.size > 0 ? [baseImage(read('deploy/Containerfile') ?? '')] : [])],
    dependencies,
  }
}

/** npm calls it a development package; what is sent to browsers is needed there. */
function inBrowsers({ properties = [], ...component }: Component): Component {
  const others = properties.filter(({ name }) => name !== 'cdx:npm:package:development')
  const runsIn = { name: 'lease-risk:runs-in', value: 'browser' }
  return { ...component, scope: 'required', properties: [...others, runsIn] }
}

/** What the image carries besides: Node and the distribution below it. */
function baseImage(containerfile: string): Component {
  const [, image = '', tag = ''] = /^ARG BASE=docker\.io\/(library\/\S+?):(\S+)$/m.exec(containerfile) ?? []
  const ref = `${image}@${tag}`
  return { 'bom-ref': ref, type: 'container', name: image, version: tag, purl: `pkg:docker/${ref}` } as Component
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Returns the `sha256sum` lines for the archive and the bill of materials of a version. */
export function digestLines(version: string, archive: Buffer, sbom: string): string {
  return `${sha256(archive)}  lease-risk-${version}.tar\n${sha256(sbom)}  lease-risk-${version}.cdx.json\n`
}
