import { writeFileSync } from 'node:fs'
import { INVENTED, inventedPaths, inventReply, RECORDED } from './invented-replies.ts'

// Regenerates each invented reply from its recording; an empty file is one yet to be generated.
for (const path of inventedPaths()) writeFileSync(new URL(path, INVENTED), inventReply(RECORDED, path))
