import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { importsOf, ownFile, ROOT, readSource, sourceFiles } from './source-files.ts'

type Graph = ReadonlyMap<string, readonly string[]>

/** Returns a cyclic path for each group of modules that import one another. */
function cyclesOf(graph: Graph): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  function visit(file: string): void {
    if (done.has(file)) return
    const begun = path.indexOf(file)
    if (begun !== -1) {
      cycles.push([...path.slice(begun), file])
      return
    }
    path.push(file)
    graph.get(file)?.forEach(visit)
    path.pop()
    done.add(file)
  }
  for (const file of graph.keys()) visit(file)
  return cycles
}

test('cycles are found wherever they begin', () => {
  const graph = new Map([
    ['entry', ['a', 'c']],
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
    ['alone', ['alone']],
    ['leaf', []],
  ])
  assert.deepEqual(cyclesOf(graph), [
    ['a', 'b', 'c', 'a'],
    ['alone', 'alone'],
  ])
})

test('no module knows itself by way of others, neither by value nor by type', () => {
  const graph = new Map(
    sourceFiles('{contract,registry,server,sandbox,bench,web}/**/*.{ts,tsx}').map((file) => [
      file,
      importsOf(readSource(file)).flatMap(({ specifier, isDeferred }) =>
        isDeferred ? [] : (ownFile(file, specifier) ?? []),
      ),
    ]),
  )
  const edges = [...graph.values()].flat()
  assert.ok(graph.size > 1200 && edges.length > 4000, `only ${graph.size} files and ${edges.length} imports were found`)
  for (const workspace of ['contract', 'registry', 'server', 'sandbox', 'bench', 'web'])
    assert.ok(
      graph.keys().some((file) => file.startsWith(`${workspace}/`)),
      `no file was found in ${workspace}`,
    )
  assert.deepEqual(
    edges.filter((file) => !graph.has(file) && !existsSync(join(ROOT, file))),
    [],
    'imports of files that are not there',
  )
  assert.deepEqual(cyclesOf(graph), [])
})
