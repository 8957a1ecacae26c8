import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importsOf, ownFile, readSource, sourceFiles } from './source-files.ts'

/** The most modules loaded by importing one function of another feature. */
const MOST_LOADED = 180
/** The catalogue of each language counts as one table, however many files it has. */
const WORDS = /^server\/src\/words\/[a-z]{2}\//

type Graph = ReadonlyMap<string, readonly string[]>

/** Returns all modules that run before `file`, and itself. */
function loadedWith(graph: Graph, file: string): Set<string> {
  const loaded = new Set([file])
  for (const each of loaded) for (const imported of graph.get(each) ?? []) loaded.add(imported)
  return loaded
}

test('what is loaded with a module is counted once, and nothing is left out', () => {
  const graph = new Map([
    ['face', ['verb', 'types']],
    ['verb', ['store', 'types']],
    ['store', ['face']],
    ['apart', ['verb']],
  ])
  assert.deepEqual([...loadedWith(graph, 'face')].toSorted(), ['face', 'store', 'types', 'verb'])
})

test('one verb of a feature brings its own area along, and not the whole service', () => {
  const graph = new Map(
    sourceFiles('{contract,server}/src/**/*.ts').map((file) => [
      file,
      importsOf(readSource(file)).flatMap(({ specifier, isLoaded }) =>
        isLoaded ? (ownFile(file, specifier) ?? []) : [],
      ),
    ]),
  )
  const faces = [...graph.keys()].filter((file) => /^server\/src\/(features|evidence)\/.*\bface\.ts$/.test(file))
  assert.ok(faces.length > 20, `only ${faces.length} faces were found`)
  assert.ok(loadedWith(graph, 'server/src/app.ts').size > 500, 'the application loads all of it')
  const heavy = faces
    .map((face) => ({ face, modules: [...loadedWith(graph, face)].filter((module) => !WORDS.test(module)).length }))
    .filter(({ modules }) => modules > MOST_LOADED)
  assert.deepEqual(heavy, [])
})
