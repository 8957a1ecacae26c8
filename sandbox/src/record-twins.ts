import { writeFileSync } from 'node:fs'
import { inventTwin, RECORDED, TWINS, twinPaths } from './wire-twins.ts'

// Regenerates each twin from its recording; an empty file is a twin yet to be generated.
for (const path of twinPaths()) writeFileSync(new URL(path, TWINS), inventTwin(RECORDED, path))
