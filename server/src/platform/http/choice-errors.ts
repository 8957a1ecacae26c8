import type { ErrorObject } from 'ajv'

export type Branch = { const?: string | number | boolean; type?: unknown }

/**
 * For a value that may be `null`, the errors of its other branch are more useful than "no branch fits";
 * for a choice between constants, only the error of the choice itself is useful.
 * Ajv reports the errors inside a choice right before the choice, so one pass finds them, however many there are.
 */
export function withoutBranches(errors: ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = []
  for (const error of errors) {
    if (error.keyword === 'anyOf') kept.push(...reasonsOfChoice(error, takeInside(error, kept)))
    else kept.push(error)
  }
  return kept
}

/** Removes the errors inside the choice from the end of `errors`. */
function takeInside(choice: ErrorObject, errors: ErrorObject[]): ErrorObject[] {
  const isInside = ({ schemaPath, instancePath }: ErrorObject) =>
    schemaPath.startsWith(`${choice.schemaPath}/`) && `${instancePath}/`.startsWith(`${choice.instancePath}/`)
  return errors.splice(errors.findLastIndex((error) => !isInside(error)) + 1)
}

function reasonsOfChoice(choice: ErrorObject, inside: ErrorObject[]): ErrorObject[] {
  const branches = choice.schema as Branch[]
  const nullBranch = branches.findIndex((branch) => branch.type === 'null')
  if (branches.length !== 2 || nullBranch < 0) return [choice]
  const ofValue = inside.filter((error) => !error.schemaPath.startsWith(`${choice.schemaPath}/${nullBranch}/`))
  return ofValue.length > 0 ? ofValue : [choice]
}
