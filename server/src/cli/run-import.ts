import { endCommand } from './end-command.ts'
import { givenFile, requireFile, requirePlaceForFile } from './given-files.ts'
import { readParameters } from './read-parameters.ts'

/** `rejects`: where what is refused is listed, if a place was named. */
export type GivenFiles = { paths: string[]; rejects: string | undefined; again: boolean }

/** A command that stores what files hold: `파일… [--rejects 목록.tsv] [--again]`. What stores them is loaded afterwards. */
export async function runImport(
  usage: string,
  load: () => Promise<(given: GivenFiles) => Promise<void>>,
): Promise<void> {
  try {
    const { values, positionals } = readParameters(
      usage,
      { rejects: { type: 'string' }, again: { type: 'boolean', default: false } },
      true,
    )
    if (positionals.length === 0) throw new Error(usage)
    const paths = positionals.map(givenFile)
    for (const path of paths) requireFile(path)
    const { rejects, again } = values
    if (rejects !== undefined) requirePlaceForFile(givenFile(rejects))
    const importGiven = await load()
    await importGiven({ paths, rejects, again })
  } catch (error) {
    endCommand(error)
  }
}
