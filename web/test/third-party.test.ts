import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { BUNDLED, lockedPackages, sbomIn } from '../../server/test/release/release-files.ts'
import { ROOT, readSource } from '../../server/test/source-files.ts'
import { licenceTexts, runtimePackages } from '../build/third-party.ts'
import { builtClient } from './built-client.ts'

/** Licences that ask for nothing but their text. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
])

/** Packages under any other licence, and why they may be used. */
const OTHERS: Record<string, string> = {
  '@img/sharp-libvips-linux-x64': 'LGPL-3.0-or-later: a library of its own beside ours, loaded at run time, unchanged',
  argparse: 'Python-2.0: asks for its text and a summary of changes, of which there are none',
  'png-js': 'states no licence in its package.json; its LICENSE is the MIT licence',
  pretendard: 'OFL-1.1: the font is used unchanged, under its name, and not sold by itself',
  'web-push': 'MPL-2.0: its files are used unchanged, and their source is on the registry',
}

const folder = builtClient()
const notices = readFileSync(join(folder, 'THIRD_PARTY_NOTICES.txt'), 'utf8')
const inBrowser = JSON.parse(readFileSync(join(folder, 'packages.json'), 'utf8')) as string[]
const inService = runtimePackages(ROOT)

/** What the notices say of each package, as `name@version` and its licence. */
const named = new Map(
  [...notices.matchAll(/^ {2}(\S+) (\S+) \((.+)\)$/gm)].map(([, name, version, licence]) => [
    `${name}@${version}`,
    licence ?? '',
  ]),
)

test('R-OPS-37: every package that runs in browsers or in the service stands in the notices', () => {
  const all = [...inBrowser, ...inService.map(({ name, version }) => `${name}@${version}`)]
  assert.ok(inBrowser.length > 20 && all.length > 300, `${inBrowser.length} and ${all.length}`)
  assert.deepEqual(
    all.filter((each) => !named.has(each)),
    [],
  )
})

test('R-OPS-37: the text of each licence is there, and a package without a text is named', () => {
  const [, lacking = ''] = /carry no licence text[^\n]*\n((?: {2}.*\n)*)/.exec(notices) ?? []
  for (const each of inService) {
    const texts = licenceTexts(each)
    for (const text of texts) assert.ok(notices.includes(text), each.name)
    assert.equal(lacking.includes(`  ${each.name} ${each.version} (`), texts.length === 0, each.name)
  }
  for (const name of ['react', 'leaflet', 'regexparam'])
    for (const file of globSync('{LICENSE,license}', { cwd: join(ROOT, 'node_modules', name) }))
      assert.ok(notices.includes(readSource(`node_modules/${name}/${file}`).trim()), name)
})

test('R-OPS-37: a licence that asks for more than its text is listed with a reason, and nothing else is', () => {
  const others = [...named]
    .filter(([, licence]) => !PERMISSIVE.has(licence))
    .map(([each]) => each.replace(/(?!^)@.*$/, ''))
  // the library of sharp differs by platform
  const ofAnyPlatform = (name: string) => name.replace(/(sharp-libvips)-.*$/, '$1-linux-x64')
  assert.deepEqual([...new Set(others.map(ofAnyPlatform))].toSorted(), Object.keys(OTHERS).toSorted())
})

test('R-OPS-37: the packages that the build puts into the client are listed', () => {
  const names = [...new Set(inBrowser.map((each) => each.replace(/(?!^)@.*$/, '')))]
  for (const name of ['react', 'leaflet', 'pdfjs-dist', 'pretendard', 'tesseract.js', 'tesseract.js-core'])
    assert.ok(names.includes(name), name)
  assert.deepEqual(JSON.parse(readSource(BUNDLED)), names, `${BUNDLED} has to be: ${JSON.stringify(names, null, 2)}`)
})

test('R-OPS-37: the bill of materials of these sources has every package of the service and of the client', () => {
  const { components } = sbomIn(ROOT, readSource)
  const refs = new Set(components.map(({ 'bom-ref': ref }) => ref))
  assert.deepEqual(
    [...inBrowser, ...lockedPackages(readSource).keys()].filter((each) => !refs.has(each)),
    [],
    'not named',
  )
  const react = components.find(({ name }) => name === 'react')
  assert.deepEqual(
    [react?.scope, react?.properties?.find(({ name }) => name === 'lease-risk:runs-in')?.value],
    ['required', 'browser'],
  )
  assert.ok(!components.some(({ name }) => name === 'playwright-core'))
  assert.ok(components.some(({ purl }) => /^pkg:docker\/library\/node@\d+-\w+/.test(purl)))
})
