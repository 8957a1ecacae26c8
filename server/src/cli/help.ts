import { COMMANDS } from './commands.ts'

const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length))
const lines = Object.entries(COMMANDS).map(([name, text]) => `npm run ${name.padEnd(width)}  ${text}\n`)
process.stdout.write(lines.join(''))
