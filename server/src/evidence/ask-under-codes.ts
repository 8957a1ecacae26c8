import type { ProviderReply } from '../domain/lookup.ts'

/**
 * Queries each legal-district code in turn until one returns data. Providers adopt new codes at different times
 * (R-WIRE-05), so an empty reply under one code is not conclusive. A failure ends the search, because the data under
 * the failed code is unknown.
 */
export async function askUnderCodes<T>(
  codes: readonly string[],
  ask: (code: string) => Promise<ProviderReply<T>>,
): Promise<ProviderReply<T>> {
  for (const code of codes) {
    const reply = await ask(code)
    if (reply.status !== 'NOT_FOUND') return reply
  }
  return { status: 'NOT_FOUND' }
}
