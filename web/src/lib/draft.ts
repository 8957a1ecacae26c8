import type { JusoAddress, SelectedRentCandidate } from '@lease-risk/contract/diagnosis-request'

/** The user's input so far, exactly as typed. It is kept as long as the tab. */
export type Draft = {
  /** Shown to its writer. */
  addressLabel: string
  /** Lot address without the unit. */
  lotAddress: string
  jusoAddress?: JusoAddress | undefined
  unit: string
  /** What of the text in the address field was not used. */
  unread?: string[] | undefined
  purpose: 'JEONSE' | 'MONTHLY_RENT' | ''
  deposit: string
  rent: string
  fee: string
  area: string
  areaUnit: 'SQUARE_METER' | 'PYEONG'
  floor: string
  basement: boolean
  typeHint: string
  description: string
  registerKey?: string | undefined
  /** Set only for the same address and kind of lease. */
  pastLease?: SelectedRentCandidate | undefined
  /** One key per content: a diagnosis requested twice is made once. */
  idempotencyKey: string
}

const KEY = 'draft'

/** Fields that belong to one home only, all empty. */
const NO_HOME = {
  jusoAddress: undefined,
  unit: '',
  unread: undefined,
  fee: '',
  area: '',
  floor: '',
  basement: false,
  typeHint: '',
  description: '',
  registerKey: undefined,
  pastLease: undefined,
} satisfies Partial<Draft>

function emptyDraft(): Draft {
  return {
    addressLabel: '',
    lotAddress: '',
    purpose: '',
    deposit: '',
    rent: '',
    areaUnit: 'SQUARE_METER',
    ...NO_HOME,
    idempotencyKey: crypto.randomUUID(),
  }
}

export function readDraft(): Draft {
  try {
    return { ...emptyDraft(), ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Draft>) }
  } catch {
    return emptyDraft()
  }
}

/** Stores the input. A change of lot clears the fields of the previous home, and a change of content gets a new key. */
export function keepDraft(change: Partial<Draft>): Draft {
  const before = readDraft()
  const differs = (name: 'lotAddress' | 'purpose') => change[name] !== undefined && change[name] !== before[name]
  const draft = {
    ...before,
    ...(differs('lotAddress') ? NO_HOME : {}),
    ...(differs('purpose') ? { pastLease: undefined } : {}),
    ...change,
    idempotencyKey: crypto.randomUUID(),
  }
  sessionStorage.setItem(KEY, JSON.stringify(draft))
  return draft
}
