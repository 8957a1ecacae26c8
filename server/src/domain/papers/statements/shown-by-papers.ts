import type { EntryKind } from '../claims/entry-kinds.ts'
import { earlierTenants, hasUntypedDeposits, typedDeposits } from '../claims/senior-tenants.ts'
import { tenantPriority } from '../claims/tenant-priority.ts'
import type { AmountTopic, PaperHome, RegistryEntry, TypedPapers } from '../papers-input.ts'
import { isRegistryRead } from '../registry-home.ts'

/** In manwon. `high`: `null` where more may exist than was typed. `isThere`: something is, be its amount known or not. */
export type ShownAmount = { low: number; high: number | null; isThere: boolean }

/** What the typed papers show of a topic; `null`: nothing was read of it. */
export function shownByPapers(
  topic: AmountTopic,
  { typed, home }: { typed: TypedPapers; home: PaperHome },
): ShownAmount | null {
  switch (topic) {
    case 'SENIOR_DEPOSITS':
      return seniorDeposits(typed)
    case 'REGISTRY_DEBT':
      return registryDebt(typed, home)
    case 'UNPAID_TAX':
      return unpaidTax(typed)
  }
}

function seniorDeposits({ seniorTenants, dates }: TypedPapers): ShownAmount | null {
  if (seniorTenants === null) return null
  const earlier = earlierTenants(seniorTenants, tenantPriority(dates))
  const low = typedDeposits(earlier)
  const households = Math.max(earlier.countKnown ?? 0, earlier.countAtLeast ?? 0)
  return { low, high: hasUntypedDeposits(earlier) ? null : low, isThere: low > 0 || households > 0 }
}

/** Entries that stand for a debt; the others have no amount, or none that is owed. */
const DEBTS: readonly EntryKind[] = ['MORTGAGE', 'JEONSE_RIGHT', 'LEASE_REGISTRATION', 'SEIZURE', 'PROVISIONAL_SEIZURE']

/** A document of another part, as of the land, shows what it has and excludes nothing. */
function registryDebt(typed: TypedPapers, home: PaperHome): ShownAmount | null {
  if (typed.registry === null) return null
  const debts = typed.registry.entries.filter(({ kind, cancelled }) => !cancelled && DEBTS.includes(kind))
  return sumOf(debts, isRegistryRead(typed, home))
}

/** A seizure due to a tax shows that one is not paid. */
function unpaidTax({ taxArrearsManwon, taxes = null, registry }: TypedPapers): ShownAmount | null {
  const isTyped = taxArrearsManwon !== null || taxes !== null
  const seized = (registry?.entries ?? []).filter(({ cancelled, taxKind = null }) => !cancelled && taxKind !== null)
  if (!isTyped && seized.length === 0) return null
  const typed = (taxArrearsManwon ?? 0) + (taxes ?? []).reduce((sum, { amountManwon }) => sum + amountManwon, 0)
  const shown = sumOf(seized, isTyped)
  const low = Math.max(typed, shown.low)
  return { low, high: shown.high === null ? null : low, isThere: low > 0 || shown.isThere }
}

function sumOf(entries: readonly RegistryEntry[], isWhole: boolean): ShownAmount {
  const low = entries.reduce((sum, { amountManwon }) => sum + (amountManwon ?? 0), 0)
  const isKnown = isWhole && entries.every(({ amountManwon }) => amountManwon !== null)
  return { low, high: isKnown ? low : null, isThere: entries.length > 0 }
}
