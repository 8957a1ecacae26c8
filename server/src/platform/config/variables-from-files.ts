import { readFileSync } from 'node:fs'

const SUFFIX = '_FILE'

/** `problems`: one sentence for each variable that cannot be read; none contains the content of a file. */
type FromFiles = { given: Record<string, string>; problems: string[] }

/**
 * R-OPS-14. Reads each variable for which `NAME_FILE` is given from the named file, as written by a secret store, so that
 * no secret is in the environment. A line ending at the end of the file is ignored.
 */
export function variablesFromFiles(given: Record<string, string>, isKnown: (name: string) => boolean): FromFiles {
  const read: Record<string, string> = {}
  const problems: string[] = []
  for (const [nameOfFile, path] of Object.entries(given)) {
    const name = nameOfFile.slice(0, -SUFFIX.length)
    if (!nameOfFile.endsWith(SUFFIX) || !isKnown(name) || isKnown(nameOfFile)) continue
    const content = textOf(path)
    if (given[name] !== undefined) problems.push(`${nameOfFile} must not be set together with ${name}`)
    else if (content === '')
      problems.push(`${nameOfFile} must be the path of a file that can be read and holds something`)
    else read[name] = content
  }
  return { given: { ...given, ...read }, problems }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}
