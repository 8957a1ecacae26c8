import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Writes a `.br` and a `.gz` beside every text file of the build. The server picks one that the browser accepts. */
export async function compressFiles(dist: string): Promise<void> {
  const files = globSync('**/*.{html,js,css,svg,json,webmanifest,txt}', { cwd: dist })
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(join(dist, file))
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
        promisify(gzip)(content, { level: 9 }),
      ])
      await writeFile(join(dist, `${file}.br`), br)
      await writeFile(join(dist, `${file}.gz`), gz)
    }),
  )
}
