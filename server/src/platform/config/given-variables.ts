export type Variables = Record<string, string | undefined>

/** Returns the non-empty environment variables, trimmed: an empty one (`PORT=`) counts as unset everywhere. */
export function givenVariables(variables: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const given = value?.trim() ?? ''
      return given === '' ? [] : [[name, given]]
    }),
  )
}
