import { writeFileSync } from 'node:fs'
import { inventTwin, RECORDED, TWINS, twinPaths } from './wire-twins.ts'

// Invents each twin anew from its recording; an empty file is a twin to come.
for (const path of twinPaths()) writeFileSync(new URL(path, TWINS), inventTwin(RECORDED, path))
