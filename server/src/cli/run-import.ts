import { endCommand } from './end-command.ts'
import { filesWithin, givenFile, listedFiles, requirePlaceForFile } from './given-files.ts'
import { readParameters } from './read-parameters.ts'

/** `rejects`: the file to list refused rows in, if one was given. */
export type GivenFiles = { paths: string[]; rejects: string | undefined; again: boolean }

/** `names`: pattern for the names of files taken from a folder. */
type ImportCommand = { usage: string; names: RegExp; load: () => Promise<(given: GivenFiles) => Promise<void>> }

/** Runs an import command: `파일이나 폴더… [--list 목록] [--rejects 목록.tsv] [--again]`. Loads the importer afterwards. */
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
