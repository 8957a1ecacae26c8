import { endCommand } from './end-command.ts'
import { filesWithin, givenFile, listedFiles, requirePlaceForFile } from './given-files.ts'
import { readParameters } from './read-parameters.ts'

/** `rejects`: where what is refused is listed, if a place was named. */
export type GivenFiles = { paths: string[]; rejects: string | undefined; again: boolean }

/** `names`: of the files that are taken from a folder. */
type ImportCommand = { usage: string; names: RegExp; load: () => Promise<(given: GivenFiles) => Promise<void>> }

/** A command that stores what files hold: `파일이나 폴더… [--list 목록] [--rejects 목록.tsv] [--again]`. What stores them is loaded afterwards. */
export async function runImport({ usage, names, load }: ImportCommand): Promise<void> {
  try {
    const { values, positionals } = readParameters(
      usage,
      { list: { type: 'string' }, rejects: { type: 'string' }, again: { type: 'boolean', default: false } },
      true,
    )
    const { list, rejects, again } = values
    const given = [...positionals, ...(list === undefined ? [] : listedFiles(list))]
    if (given.length === 0) throw new Error(usage)
    const paths = [...filesWithin(given.map(givenFile), names)]
    if (rejects !== undefined) requirePlaceForFile(givenFile(rejects))
    const importGiven = await load()
    await importGiven({ paths, rejects, again })
  } catch (error) {
    endCommand(error)
  }
}
