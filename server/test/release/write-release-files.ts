import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archiveOf, digestLines, RELEASE_FILES, sbomOf } from './release-files.ts'
import { previousRelease } from './releases.ts'

// Writes the bill of materials and the digests of the latest release; run once, after `release:record`.
const { version, commit } = previousRelease()
const sbom = `${JSON.stringify(sbomOf(commit))}\n`
mkdirSync(RELEASE_FILES, { recursive: true })
writeFileSync(join(RELEASE_FILES, `lease-risk-${version}.cdx.json`), sbom)
writeFileSync(join(RELEASE_FILES, `lease-risk-${version}.sha256`), digestLines(version, archiveOf(commit), sbom))
process.stdout.write(`${version}: ${JSON.parse(sbom).components.length} packages\n`)
