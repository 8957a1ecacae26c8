import { lineOf } from './doctor/finding.ts'
import { endCommand } from './end-command.ts'
import { readParameters } from './read-parameters.ts'

// Checks everything the service needs and prints what to do; exits with 1 if something is wrong.
try {
  readParameters('사용법: npm run doctor', {})
  const { examine } = await import('./doctor/examine.ts')
  const findings = await examine()
  process.stdout.write(`${findings.map(lineOf).join('\n')}\n`)
  const wrong = findings.filter(({ state }) => state === 'BAD').length
  const notes = findings.filter(({ state }) => state === 'WARNING').length
  process.stdout.write(`오류 ${wrong}개, 주의 ${notes}개\n`)
  process.exitCode = wrong === 0 ? 0 : 1
} catch (error) {
  endCommand(error)
}
