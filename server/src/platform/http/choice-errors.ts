import type { ErrorObject } from 'ajv'

export type Branch = { const?: string | number | boolean; type?: unknown }

/**
 * Of a value that may also be `null` the reasons of its other branch say more than "no branch fits";
 * of a choice between constants only the choice is of use.
 * Ajv reports what is wrong inside of a choice right before the choice, so one pass finds it, however many errors there are.
 */
export function withoutBranches(errors: ErrorObject[]): ErrorObject[] {
  const kept: ErrorObject[] = []
  for (const error of errors) {
    if (error.keyword === 'anyOf') kept.push(...reasonsOfChoice(error, takeInside(error, kept)))
    else kept.push(error)
  }
  return kept
}

/** Takes the errors inside of the choice off the end of `errors`. */
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
