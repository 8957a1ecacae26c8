import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './source-files.ts'

/** A rule of `docs/rules`: its ID, its page, its anchor, and its text without the title. */
export type Rule = { id: string; page: string; anchor: string; text: string }

const RULE =
  /^- <a id="(?<anchor>[^"]+)"><\/a>\*\*(?<id>R-[A-Z]+-\d+) (?<rest>[\s\S]*?)(?=\n- <a id=|\n#|$(?![\s\S]))/gm

export function rulesOf(page: string, source: string): Rule[] {
  return [...source.matchAll(RULE)].map(({ groups }) => ({
    id: groups?.['id'] ?? '',
    page,
    anchor: groups?.['anchor'] ?? '',
    text: (groups?.['rest'] ?? '').replace(/^[\s\S]*?\*\*/, '').trim(),
  }))
}

/** Returns the rule IDs in a text. `R-DIAG-07` to `R-DIAG-09` counts as two. */
export function citedIn(source: string): string[] {
  return source.match(/\bR-[A-Z]{2,}-\d{2}\b/g) ?? []
}

/** Returns the hand-written files: sources, documents, SQL, settings. Relative to the root. */
export function writtenFiles(): string[] {
  return [
    '*.{md,json}',
    '{contract,registry,server,sandbox,bench,web,docs,deploy,.ci,.github}/**/*.{ts,tsx,css,sql,md,yaml,yml,sh}',
  ]
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
}

export function readRules(): Rule[] {
  return globSync('docs/rules/**/*.md', { cwd: ROOT }).flatMap((page) =>
    rulesOf(page, readFileSync(join(ROOT, page), 'utf8')),
  )
}
