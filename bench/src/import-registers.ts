import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sampleRegisterFiles } from '@lease-risk/sandbox'
import type { DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { writer } from './address-files.ts'
import { measureImportOfFiles } from './import-addresses.ts'

/** Where both files have the key of a row and the main number of its lot. */
const [KEY, MAIN] = [0, 11]
const LOTS_OF_DONG = 9_000

/**
 * Imports made-up files of title sections and of areas of units with the command: the sample rows, once for each lot of
 * many, in the published layout.
 */
export async function measureRegisterFiles(
  database: DatabaseConnection & { url: string },
  { folder: parent, copies }: { folder: string; copies: number },
): Promise<void> {
  const folder = join(parent, '건축물대장+(2026년+10월)')
  mkdirSync(folder, { recursive: true })
  const files = sampleRegisterFiles()
  const rows = (['titles', 'unitAreas'] as const).reduce(
    (sum, kind) => sum + writeCopies(join(folder, files[kind].name), files[kind].content, copies),
    0,
  )
  await measureImportOfFiles(database, {
    what: 'register files',
    command: 'import:registers',
    folder,
    rows,
    parent,
    tables: '(building_registers|register_units)',
  })
}

/** The rows again and again, each time on other lots of their district. Returns how many were written. */
function writeCopies(path: string, content: Buffer, copies: number): number {
  const rows = content
    .toString('latin1')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => line.split('|'))
  const file = writer(path)
  for (let copy = 0; copy < copies; copy++)
    for (const cells of rows) {
      const lot = 1 + ((Number(cells[MAIN]) + copy) % LOTS_OF_DONG)
      file.line(cells.with(KEY, `${cells[KEY]}${copy}`).with(MAIN, String(lot).padStart(4, '0')).join('|'))
    }
  file.close()
  return rows.length * copies
}
