import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { sampleRegisterFiles } from '@lease-risk/sandbox'
import type { DatabaseConnection } from '../../server/src/platform/database/database.ts'
import { measureImportOfFiles } from './import-addresses.ts'

/** Where the two files have the keys and the lot of a row. */
const KEY = 0
const LOT_OF = { titles: [11, 12], unitAreas: [11, 12] } as const
const LOTS_OF_DONG = 9_000
const ROWS_AT_ONCE = 2_000

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
    (sum, kind) => sum + writeCopies(join(folder, files[kind].name), files[kind].content, LOT_OF[kind], copies),
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
function writeCopies(path: string, content: Buffer, [main, sub]: readonly [number, number], copies: number): number {
  const lines = content.toString('latin1').split('\r\n').slice(0, -1)
  const file = openSync(path, 'w')
  let block: string[] = []
  for (let copy = 0; copy < copies; copy++) {
    for (const line of lines) {
      const cells = line.split('|')
      cells[KEY] = `${cells[KEY]}${copy}`
      const lot = (Number(cells[main]) + copy) % LOTS_OF_DONG
      cells[main] = String(1 + lot).padStart(4, '0')
      cells[sub] = String((Number(cells[sub]) + Math.floor(copy / LOTS_OF_DONG)) % LOTS_OF_DONG).padStart(4, '0')
      block.push(cells.join('|'))
      if (block.length === ROWS_AT_ONCE) {
        writeSync(file, Buffer.from(`${block.join('\r\n')}\r\n`, 'latin1'))
        block = []
      }
    }
  }
  if (block.length > 0) writeSync(file, Buffer.from(`${block.join('\r\n')}\r\n`, 'latin1'))
  closeSync(file)
  return lines.length * copies
}
