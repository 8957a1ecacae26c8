import { message, type Text } from '../../../words/message.ts'
import { rankOfEntry, rankOfTax } from '../claims/tenant-priority.ts'
import { datesOfLastPart } from '../deposit-parts.ts'
import { OTHERS_ID } from './other-tenants.ts'
import type { SaleContext } from './sale-context.ts'
import { entryId, taxId } from './sale-of-papers.ts'

/** A party that may get a part of the price; creditors are listed in display order. */
export type Creditor = {
  /** The id in the payments; all other tenants share one. */
  id: string
  label: Text
  /** Includes the day if it is an entry. */
  who: Text
  sort: 'SECURITY' | 'TENANT' | 'TAX' | 'WAGES' | 'CREDITOR'
  isBehind: boolean
  /** A provisional seizure, or a creditor with a title: it shares with those behind it and absorbs nothing (R-DIST-09). */
  sharesOnly: boolean
}

type ClaimName = 'TAX_ARREARS' | 'OWN_TAX' | 'OTHER_TAX' | 'WAGES' | 'REGISTRY_NOT_READ' | 'SENIOR_TENANTS'

export function creditorsOf({ depositManwon, typed }: Pick<SaleContext, 'depositManwon' | 'typed'>): Creditor[] {
  const dates = datesOfLastPart(depositManwon, typed)
  const entries = (typed.registry?.entries ?? []).flatMap((entry, index): Creditor[] => {
    if (entry.cancelled) return []
    const { kind, registeredOn } = entry
    return [
      {
        id: entryId(index),
        label: message('CLAIM_NAME', { claim: kind }),
        who: message('DISTRIBUTED_ENTRY', { kind, registeredOn }),
        sort: SORTS[kind] ?? 'CREDITOR',
        isBehind: rankOfEntry(entry, dates) === 'BEHIND',
        sharesOnly: kind === 'PROVISIONAL_SEIZURE' || kind === 'AUCTION',
      },
    ]
  })
  const taxes = (typed.taxes ?? []).map((tax, index) => ({
    ...creditor(taxId(index), tax.ownTax ? 'OWN_TAX' : 'OTHER_TAX', 'TAX'),
    isBehind: rankOfTax(tax, dates) === 'BEHIND',
  }))
  return [
    creditor('WAGES', 'WAGES', 'WAGES'),
    creditor('TAX', 'TAX_ARREARS', 'TAX'),
    ...taxes,
    creditor('REGISTRY', 'REGISTRY_NOT_READ', 'SECURITY'),
    ...entries,
    creditor(OTHERS_ID, 'SENIOR_TENANTS', 'TENANT'),
  ]
}

const SORTS: Partial<Record<string, Creditor['sort']>> = {
  MORTGAGE: 'SECURITY',
  JEONSE_RIGHT: 'SECURITY',
  PROVISIONAL_REGISTRATION: 'SECURITY',
  LEASE_REGISTRATION: 'TENANT',
  SEIZURE: 'TAX',
}

function creditor(id: string, claim: ClaimName, sort: Creditor['sort']): Creditor {
  const name = message('CLAIM_NAME', { claim })
  return { id, label: name, who: name, sort, isBehind: false, sharesOnly: false }
}
