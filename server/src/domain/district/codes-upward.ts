import type { DistrictCatalogue } from './district-catalogue.ts'

/** A district's code and those of its ancestors, narrowest first. */
export function codesUpward(catalogue: DistrictCatalogue, code: string): string[] {
  const codes: string[] = []
  for (let at: string | null = code; at !== null; at = catalogue.find(at)?.parentCode ?? null) codes.push(at)
  return codes
}
