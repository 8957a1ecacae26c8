import { inventBurdens } from './invent-burdens.ts'
import { inventOwnership } from './invent-ownership.ts'
import { inventRights } from './invent-rights.ts'
import type { InventedDocument } from './invented.ts'
import { Ledger } from './ledger.ts'
import { randomOf } from './random.ts'

/** Generates a document and its correct values from one seed. */
export function invent(seed: number): InventedDocument {
  const ledger = new Ledger(randomOf(seed))
  const random = ledger.random
  const kind = random.pick(['UNIT', 'UNIT', 'UNIT', 'UNIT', 'BUILDING', 'LAND'] as const)
  const owners = inventOwnership(ledger)
  inventBurdens(ledger, random.below(5))
  inventRights(ledger, random.below(7))
  const scope = random.chance(0.1) ? 'CURRENT_ONLY' : 'WITH_CANCELLED'
  const lot = `${random.between(1, 1600)}-${random.between(1, 40)}`
  const place = `서울특별시 관악구 ${ledger.dong()} ${lot}`
  const floor = random.between(1, 24)
  return {
    kind,
    scope,
    address:
      kind === 'UNIT'
        ? `${place} 하늘채빌라 제${random.between(1, 9)}동 제${floor}층 제${floor}0${random.between(1, 6)}호`
        : place,
    number: `1143-20${random.between(10, 25)}-00${random.between(1000, 9999)}`,
    viewedAt: '2026-11-20T13:45:12',
    area: random.between(1800, 12000) / 100,
    floor,
    landShare: random.chance(0.85)
      ? {
          of: `${random.between(100, 66210)}${random.chance(0.5) ? '.5' : ''}`,
          share: String(random.between(1000, 9000) / 100),
        }
      : null,
    separateLand: random.chance(0.15),
    owners,
    entries:
      scope === 'CURRENT_ONLY'
        ? ledger.entries.filter(({ kind, cancelled }) => !cancelled && kind !== 'CANCELLATION')
        : ledger.entries,
    hasSummary: random.chance(0.85),
    names: ledger.names,
  }
}
