import type { ProviderReply } from '../domain/lookup.ts'

/**
 * Asks under each legal-district code until one has something: providers change to new codes at different times
 * (R-WIRE-05), so "nothing" under one code is not yet nothing. A failure ends the search, because
 * what the failed code holds is unknown.
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
