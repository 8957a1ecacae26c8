import { apiRaw } from './api.ts'

/**
 * Reads server-sent events that only a login opens: the browser's own reader carries none. Ends when the service ends it.
 * @throws ApiError, or what ended the connection
 */
export async function readEvents(
  path: string,
  signal: AbortSignal,
  onEvent: (event: string, data: string) => void,
): Promise<void> {
  const { body } = await apiRaw(path, signal)
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) tell(block)
  }

  function tell(block: string): void {
    const fields = block.split('\n').map((line) => line.split(/: ?(.*)/, 2) as [string, string?])
    const valuesOf = (name: string) => fields.flatMap(([field, value]) => (field === name ? [value ?? ''] : []))
    const data = valuesOf('data')
    if (data.length > 0) onEvent(valuesOf('event')[0] ?? 'message', data.join('\n'))
  }
}
