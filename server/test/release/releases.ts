import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../source-files.ts'

/** A tagged release. `commit` is recorded because a clone may come without tags. */
export type Release = { version: string; commit: string }

export const RELEASES_FILE = join(import.meta.dirname, 'releases.json')

/** Oldest first. */
export function readReleases(): Release[] {
  return JSON.parse(readFileSync(RELEASES_FILE, 'utf8')) as Release[]
}

/** Returns the commit tagged with a version; null in a clone without that tag. */
export function taggedCommit(version: string): string | null {
  return git('rev-parse', '--verify', '--quiet', `v${version}^{commit}`)
}

/** Whether the history of this clone reaches back to the commit. */
export function hasCommit(commit: string): boolean {
  return git('cat-file', '-t', commit) === 'commit'
}

/** Returns the latest release, which may run beside this version during an upgrade. @throws if there is none. */
export function previousRelease(): Release {
  const release = readReleases().at(-1)
  if (release === undefined) throw new Error(`${RELEASES_FILE} names no release`)
  return release
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return null
  }
}
