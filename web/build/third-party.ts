import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** A package that others wrote, as it is installed. `folders`: its own, and those of its files in use. */
export type ThirdParty = { name: string; version: string; licence: string; folders: string[] }

type Manifest = {
  name?: string
  version?: string
  license?: string | { type?: string }
  dependencies?: Record<string, string>
}
type Lock = { packages: Record<string, { dev?: boolean; link?: boolean }> }

/** Modules that the bundler itself adds. */
const OF_BUNDLER = /^\0?(rolldown|vite)\//

/**
 * Notes the files of packages that the builds with this plugin put into their output: modules of scripts and styles, and
 * files that are copied. A copied script was bundled by its own makers, so the packages it depends on are in it too.
 */
export function noteFiles(web: string): { plugin: Plugin; packages: () => ThirdParty[] } {
  const files = new Set<string>()
  const scripts = new Set<string>()
  const plugin: Plugin = {
    name: 'third-party-files',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') for (const id of output.moduleIds) files.add(fileOf(id, web))
        else
          for (const name of output.originalFileNames) {
            files.add(resolve(web, name))
            if (/\.m?js$/.test(name)) scripts.add(resolve(web, name))
          }
      }
    },
  }
  return { plugin, packages: () => packagesOf([...files].sort(), [...scripts]) }
}

function fileOf(id: string, web: string): string {
  const [, bundler] = OF_BUNDLER.exec(id) ?? []
  const [path = ''] = id.replace('\0', '').split('?')
  return bundler === undefined ? path : join(folderOf(bundler, web) ?? '', 'package.json')
}

function packagesOf(files: string[], scripts: string[]): ThirdParty[] {
  const found = new Map<string, ThirdParty>()
  for (const file of files.filter((each) => each.includes('/node_modules/')))
    add(found, packageAbove(file), dirname(file))
  for (const script of scripts.filter((each) => each.includes('/node_modules/')))
    addDependencies(found, packageAbove(script))
  return sorted(found)
}

/** The packages that the service runs with, by the lock file, as far as they are installed on this machine. */
export function runtimePackages(root: string): ThirdParty[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const found = new Map<string, ThirdParty>()
  for (const [path, { dev, link }] of Object.entries(packages)) {
    const folder = join(root, path)
    if (path.includes('node_modules/') && !dev && !link && existsSync(join(folder, 'package.json'))) add(found, folder)
  }
  return sorted(found)
}

function sorted(found: Map<string, ThirdParty>): ThirdParty[] {
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

function add(found: Map<string, ThirdParty>, folder: string, used = folder): void {
  const { name = '', version = '', license } = manifestOf(folder)
  const licence = (typeof license === 'string' ? license : license?.type) ?? 'not stated'
  const known = found.get(`${name}@${version}`) ?? { name, version, licence, folders: [folder] }
  // a licence may lie in any folder above the file
  for (let each = used; each.startsWith(folder) && !known.folders.includes(each); each = dirname(each))
    known.folders.push(each)
  found.set(`${name}@${version}`, known)
}

function addDependencies(found: Map<string, ThirdParty>, folder: string): void {
  for (const name of Object.keys(manifestOf(folder).dependencies ?? {})) {
    const other = folderOf(name, folder)
    if (other === null || [...found.values()].some(({ folders }) => folders[0] === other)) continue
    add(found, other)
    addDependencies(found, other)
  }
}

/** Where `importer` finds this package; `null`: it is not installed. */
function folderOf(name: string, importer: string): string | null {
  for (let above = importer; above !== dirname(above); above = dirname(above)) {
    const folder = join(above, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
  }
  return null
}

/** The package of a file: folders inside it may have a `package.json` without a name. */
function packageAbove(file: string): string {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package.json')) && manifestOf(folder).version !== undefined) return folder
  throw new Error(`${file} belongs to no package`)
}

const LICENCE_FILES = '{LICENSE,LICENCE,License,license,licence,COPYING,COPYRIGHT,NOTICE,OFL}*'

/** The texts that a package carries: its licence, notices, and licences of files in use that others wrote. */
export function licenceTexts({ folders }: ThirdParty): string[] {
  const files = folders.flatMap((folder) =>
    globSync(LICENCE_FILES, { cwd: folder, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:[cm]?[jt]s|json)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return [...new Set(files.toSorted().map((file) => readFileSync(file, 'utf8').trim()))]
}

/** What the licences of these packages ask to be passed on. */
export function noticesOf(packages: { inBrowser: ThirdParty[]; inService: ThirdParty[] }): string {
  const all = new Map([...packages.inBrowser, ...packages.inService].map((each) => [titleOf(each), each]))
  const byText = new Map<string, string[]>()
  for (const [title, each] of all)
    for (const text of licenceTexts(each)) byText.set(text, [...(byText.get(text) ?? []), title])
  const lacking = [...all].filter(([, each]) => licenceTexts(each).length === 0).map(([title]) => title)
  const list = (titles: string[]) => titles.map((title) => `  ${title}`).join('\n')
  return [
    'Third-party notices\n\nThis client and the service behind it contain packages that others wrote, under these licences.',
    `In the browser:\n${list(packages.inBrowser.map(titleOf))}`,
    `In the service:\n${list(packages.inService.map(titleOf))}`,
    ...(lacking.length === 0
      ? []
      : [
          `These packages carry no licence text; the licence is the one that their package.json names:\n${list(lacking)}`,
        ]),
    ...[...byText].map(([text, titles]) => `${'='.repeat(80)}\n${list(titles)}\n${'-'.repeat(80)}\n${text}`),
  ].join('\n\n')
}

function titleOf({ name, version, licence }: ThirdParty): string {
  return `${name} ${version} (${licence})`
}
