import { execFileSync } from 'node:child_process'
import { ROOT } from '../source-files.ts'
import { readReleases, taggedCommit } from './releases.ts'

// Gives a clone the tags of its releases; with --check it fails where one is missing or points elsewhere.
const onlyChecks = process.argv.includes('--check')
for (const { version, commit } of readReleases()) {
  if (taggedCommit(version) === commit) continue
  if (onlyChecks) {
    process.exitCode = 1
    process.stderr.write(`v${version} is not the tag of ${commit}: git fetch --tags, or npm run release:tags\n`)
    continue
  }
  execFileSync('git', ['tag', '--force', '--annotate', `v${version}`, '--message', version, commit], { cwd: ROOT })
  process.stdout.write(`v${version} ${commit}\n`)
}
