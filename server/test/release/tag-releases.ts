import { execFileSync } from 'node:child_process'
import { ROOT } from '../source-files.ts'
import { readReleases, taggedCommit } from './releases.ts'

// Creates the release tags in a clone.
for (const { version, commit } of readReleases()) {
  if (taggedCommit(version) === commit) continue
  execFileSync('git', ['tag', '--force', '--annotate', `v${version}`, '--message', version, commit], { cwd: ROOT })
  process.stdout.write(`v${version} ${commit}\n`)
}
