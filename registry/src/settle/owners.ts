import type { Summary } from '../document/summary.ts'
import { isCompany, ownerTexts } from '../entries/companies.ts'
import type { Draft } from '../entries/draft.ts'
import type { ReadEntry, RegistryReading } from '../reading.ts'

/** The number of owners, whether one of them is a company, and since when they own the home; never their names. */
export function ownersOf(
  drafts: readonly Draft[],
  entries: readonly ReadEntry[],
  summary: Summary,
): RegistryReading['owners'] {
  const standing = drafts.filter((draft, at) => isOwnership(draft) && entries[at]?.cancelled === false)
  const last = standing.at(-1)
  const texts = last === undefined ? [] : ownerTexts(last.holderText)
  const isWhole = last !== undefined && !/지분|일부/.test(last.purpose)
  const listed = summary.owners
  const count = listed.length > 0 ? listed.length : isWhole && texts.length > 0 ? texts.length : null
  const company = listed.some((owner) => owner.company) || texts.some(isCompany)
  return { count, company: listed.length > 0 || texts.length > 0 ? company : null, since: last?.receivedOn ?? null }
}

const isOwnership = ({ kind }: Draft) => kind === 'OWNERSHIP_TRANSFER' || kind === 'OWNERSHIP_PRESERVATION'
