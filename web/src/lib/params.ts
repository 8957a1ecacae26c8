import { createContext, use } from 'react'

export const ParamsContext = createContext<Record<string, string | undefined>>({})

/** The variable parts of the address, such as `id` of `/diagnoses/:id`. */
export function useRouteParams(): Record<string, string | undefined> {
  return use(ParamsContext)
}
