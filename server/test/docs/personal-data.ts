import { howLong } from '../../src/domain/privacy/privacy-policy.ts'
import { PROCESSING } from '../../src/domain/privacy/processing.ts'
import { RETENTION, type RetentionName, type RetentionRule } from '../../src/domain/privacy/retention.ts'
import { Environment } from '../../src/platform/config/config-schema.ts'
import { word } from '../../src/words/in-words.ts'
import { message, type Text } from '../../src/words/message.ts'

const SHORTENED_BY = { OPERATOR: 'the operator', USER: 'the user', null: 'nobody' }

/** The tables of retention and processing, to read. */
export function personalDataDocument(): string {
  return `# Personal data

What is kept of people, why and for how long; written by \`npm run docs:generate\` from
\`server/src/domain/privacy\`.

## Retention

Counted from a time of the record; by default, where a variable says otherwise.

${table(
  ['Record', 'Tables', 'Why', 'For', 'Variable', 'Shortened by'],
  Object.keys(RETENTION).map((name) => retentionRow(name as RetentionName)),
)}

## Processing

\`TIMED\` is a rule of the table above, \`ACCOUNT\` until the account ends. An erased table loses its rows with the account,
or the fields named.

${table(['Table', 'Purpose', 'Kept', 'Exported', 'Erased with the account'], Object.entries(PROCESSING).map(processingRow))}
`
}

function retentionRow(name: RetentionName): string[] {
  const rule: RetentionRule = RETENTION[name]
  const setting = rule.limit !== null && 'setting' in rule.limit ? rule.limit.setting : null
  return [
    english(message('KEPT_WHAT', { kind: name })),
    rule.tables.map(code).join(', '),
    english(message('KEPT_WHY', { kind: name })),
    english(howLong(rule, DEFAULTS)),
    setting === null ? '' : code(setting),
    SHORTENED_BY[`${rule.shortenedBy}`],
  ]
}

function processingRow([table, { personal, purpose, kept, exported, erased }]: [
  string,
  (typeof PROCESSING)[string],
]): string[] {
  if (personal.length === 0) return [code(table), 'no personal field', '', '', '']
  return [
    code(table),
    purpose === null ? '' : english(message('PURPOSE_NAME', { purpose })),
    kept === 'ACCOUNT' || kept === 'CASE' || kept === 'NO_END' ? kept : `TIMED: ${kept}`,
    exported === true ? 'yes' : exported,
    erased === 'ROWS'
      ? 'rows'
      : `${erased.emptied.length === 0 ? 'stays' : erased.emptied.map(code).join(', ')} (${erased.stays})`,
  ]
}

const DEFAULTS = Object.fromEntries(
  Object.entries(Environment.properties).map(([name, schema]) => [
    name,
    Number((schema as { default?: unknown }).default),
  ]),
)
const code = (name: string) => `\`${name}\``
const english = (text: Text) => word(text, 'en')

function table(heads: string[], rows: string[][]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
