/** Whether the source was asked and answered, so that a sample without deals means that there are none to compare with. */
export function isAnswered(lookupStatus: string | null): boolean {
  return lookupStatus === 'FOUND' || lookupStatus === 'NOT_FOUND'
}
