import { endCommand } from './end-command.ts'
import { readParameters } from './read-parameters.ts'
import { USAGE } from './refresh-usage.ts'

try {
  const option = { type: 'string' } as const
  const { values } = readParameters(USAGE, { months: option, lawd: option, sources: option })
  const { refreshNow } = await import('./refresh-now.ts')
  await refreshNow(values)
} catch (error) {
  endCommand(error)
}
