import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type StatementDefinition, statements } from '../src/platform/database/statement.ts'

const ROOT = join(import.meta.dirname, '../src')

/** Returns the source files of the service, by path under `src`. */
export function productionSources(): Map<string, string> {
  const files = globSync('**/*.ts', { cwd: ROOT, exclude: (name) => /\.(test|fixture)\.ts$/.test(name) })
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))
}

/** Returns the files that define statements, once per place; a function that defines several is one place. */
export function statementPlaces(sources: Map<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    file === 'platform/database/statement.ts' ? [] : [...text.matchAll(/\b(statement|removal)(<|\()/g)].map(() => file),
  )
}

/** Loads and returns every statement of the service. */
export async function loadStatements(): Promise<StatementDefinition[]> {
  for (const file of new Set(statementPlaces(productionSources()))) await import(join(ROOT, file))
  return statements()
}
