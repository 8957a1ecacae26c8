import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const RECORD = /^# (?<number>\d+)\. (?<title>.+)\n\n(?<state>[A-Z][\w ]*?) (?<date>\d{4}-\d{2}-\d{2})\.\n\n/

/** Lists the decision records in `folder`. @throws Error naming a record without number, title, state or date. */
export function adrIndex(folder: string): string {
  const records = readdirSync(folder)
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .toSorted()
    .map((file) => {
      const head = RECORD.exec(readFileSync(join(folder, file), 'utf8'))?.groups
      if (head === undefined || Number(head['number']) !== Number(file.slice(0, 4)))
        throw new Error(`${file} does not begin with "# N. Title" and "Accepted YYYY-MM-DD."`)
      return `- [${head['number']}. ${head['title']}](${file})`
    })
  return `# Decision records

A record gives one choice that would cost a week to undo: its reason, the decision, and what checks it. Numbers are not
reused; a record that was overtaken is removed. Written by \`npm run docs:generate\`.

${records.join('\n')}
`
}
