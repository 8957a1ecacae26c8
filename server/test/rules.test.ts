import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anchorsOf, deadEnd, documentsBeside, linksOf } from './document-links.ts'
import { citedIn, readRules, rulesOf, writtenFiles } from './rule-pages.ts'
import { readSource } from './source-files.ts'

/** Files that read real data from a folder beside the repository if it exists, and pass without it. */
const READ_REAL_DATA = new Set([
  'bench/src/real-months.ts',
  'sandbox/src/invented-replies.ts',
  'server/scripts/districts/prove-districts.ts',
  'server/src/features/collection/import-deals.test.ts',
  'server/test/recorded.ts',
])

const PAGE = `- <a id="r-x-01"></a>**R-X-01 A title.** What holds
  in two lines.
- <a id="r-x-02"></a>**R-X-02 Nothing.**

## Next
`

test('a rule is read with its anchor and its text, and one without text has none', () => {
  assert.deepEqual(rulesOf('x.md', PAGE), [
    { id: 'R-X-01', page: 'x.md', anchor: 'r-x-01', text: 'What holds\n  in two lines.' },
    { id: 'R-X-02', page: 'x.md', anchor: 'r-x-02', text: '' },
  ])
})

test('every rule has an id of its own, the anchor of that id, and a text', () => {
  const rules = readRules()
  assert.ok(rules.length > 400, `only ${rules.length} rules were found`)
  const ids = rules.map(({ id }) => id)
  assert.deepEqual(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    [],
    'ids that two rules have',
  )
  for (const { id, page, anchor, text } of rules) {
    assert.equal(anchor, id.toLowerCase(), `${page}: ${id}`)
    assert.ok(text.length > 10, `${page}: ${id} says nothing`)
  }
})

test('the index lists every page beside the one area that it holds', () => {
  const index = readSource('docs/rules/README.md')
  const areas = new Map<string, Set<string>>()
  for (const { id, page } of readRules()) {
    const area = id.replace(/-\d+$/, '')
    areas.set(area, (areas.get(area) ?? new Set()).add(page))
  }
  for (const [area, pages] of areas) {
    assert.equal(pages.size, 1, `${area}: ${[...pages].join(', ')}`)
    const link = [...pages].join('').replace('docs/rules/', '')
    assert.match(index, new RegExp(`\\]\\(${link}\\)\\s*\\| \`${area}\``), area)
  }
})

test('every id that is cited anywhere is that of a rule', () => {
  const ids = new Set(readRules().map(({ id }) => id))
  const files = writtenFiles().filter((file) => file !== 'server/test/rules.test.ts')
  assert.ok(files.length > 500, `only ${files.length} files were found`)
  const unknown = files.flatMap((file) =>
    citedIn(readSource(file))
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: ${id}`),
  )
  assert.deepEqual(unknown, [])
})

test('a document links the rule that it cites', () => {
  const bare = writtenFiles()
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const prose = readSource(file)
        .replace(/`[^`\n]*`/g, '')
        .replace(/\*\*R-[A-Z]+-\d+ /g, '')
        .replace(/\[(R-[A-Z]+-\d+)\]\([^)\s]*#(r-[a-z]+-\d+)\)/g, (link, id: string, anchor: string) =>
          id.toLowerCase() === anchor ? '' : link,
        )
      return citedIn(prose).map((id) => `${file}: ${id}`)
    })
  assert.deepEqual(bare, [])
})

test('links and anchors of a document are found, those in code and on the web are not', () => {
  const source = '# What *holds*, and why\n[a](b.md#c) `[x](y)` [w](https://a.b) [self](#what-holds-and-why)\n'
  assert.deepEqual(
    linksOf('docs/a.md', source).map(({ file, anchor }) => [file, anchor]),
    [
      ['docs/b.md', 'c'],
      ['docs/a.md', 'what-holds-and-why'],
    ],
  )
  assert.ok(anchorsOf(source).has('what-holds-and-why'))
  assert.equal(deadEnd({ text: '', file: 'docs/none.md', anchor: null }), 'no such file')
  assert.equal(deadEnd({ text: '', file: 'docs/rules/diagnosis.md', anchor: 'r-diag-00' }), 'no such anchor')
})

test('every relative link of every document leads to a file and an anchor', () => {
  const dead = writtenFiles()
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => linksOf(file, readSource(file)).map((link) => ({ file, link, why: deadEnd(link) })))
    .filter(({ why }) => why !== null)
    .map(({ file, link, why }) => `${file}: ${link.text}: ${why}`)
  assert.deepEqual(dead, [])
})

test('a document that is named and a folder beside the repository are seen', () => {
  const source = 'see notes.md, docs/accuracy.md and README.md, and ../../shared/data'
  assert.deepEqual(documentsBeside('server/a.ts', source), ['notes.md', '../shared'])
  assert.deepEqual(documentsBeside('docs/rules/a.md', 'as papers.md says'), [])
})

test('nothing beside the repository is needed to understand it', () => {
  const beside = writtenFiles()
    .filter((file) => file !== 'server/test/rules.test.ts' && !READ_REAL_DATA.has(file))
    .flatMap((file) => documentsBeside(file, readSource(file)).map((what) => `${file}: ${what}`))
  assert.deepEqual(beside, [])
})
