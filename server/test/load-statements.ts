import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StatementDefinition, statements } from '../src/platform/statement.ts'

const ROOT = join(import.meta.dirname, '../src')

/** What the service consists of, by its path under `src`. */
export function productionSources(): Map<string, string> {
  const files = globSync('**/*.ts', { cwd: ROOT, exclude: (name) => /\.(test|fixture)\.ts$/.test(name) })
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
}

/** The files that make a statement, once for each place; a function that makes several is one place. */
export function statementPlaces(sources: Map<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    file === 'platform/statement.ts' ? [] : [...text.matchAll(/\b(statement|removal)(<|\()/g)].map(() => file),
  )
}

/** Every statement of the service. */
export async function loadStatements(): Promise<StatementDefinition[]> {
  for (const file of new Set(statementPlaces(productionSources()))) await import(join(ROOT, file))
  return statements()
}
