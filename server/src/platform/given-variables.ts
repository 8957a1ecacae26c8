export type Variables = Record<string, string | undefined>

/** The environment variables that hold something, without spaces around it: an empty one (`PORT=`) counts as not set, everywhere. */
export function givenVariables(variables: Variables): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const given = value?.trim() ?? ''
      return given === '' ? [] : [[name, given]]
    }),
  )
}
