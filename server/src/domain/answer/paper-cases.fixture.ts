import type { DecisionCode } from '@lease-risk/contract/codes/assessment'
import { inKorean } from '../../words/in-korean.fixture.ts'
import { message } from '../../words/message.ts'
import { calculatePapers, type PapersInput } from '../papers/calculate-papers.ts'
import type { EntryKind } from '../papers/claims/entry-kinds.ts'
import { APARTMENT, entry, mortgage, registryOf, SHARED_HOUSE } from '../papers/papers.fixture.ts'
import type { RegistryEntry, RegistryReading, SeniorTenants, TypedPapers } from '../papers/papers-input.ts'
import type { Answer } from './answer.ts'
import { answerOf, type DataSays } from './answer-of.ts'
import type { PapersSay } from './papers-say.ts'

/** A home, what was read of it, and what is right to say of it. Amounts in manwon. */
export type PaperCase = {
  name: string
  known: { data: DataSays | null; papers: PapersSay }
  decision: DecisionCode
  because: Answer['because']
}

const SHARE = message('HEADLINE_OF_SHARE', { share: '보증금 1억 2,000만 원은 추정 집값 2억 원의 60%입니다.' })
const ACTIONS: DataSays['actions'] = [
  { checkId: 'REGISTRY_DOCUMENT', field: null, sentence: message('GET_REGISTRY_TWICE') },
]
const ORDINARY: DataSays = {
  headline: SHARE,
  because: null,
  stake: null,
  actions: ACTIONS,
  decision: 'CONDITIONAL_CAUTION',
}
const SHARED: DataSays = {
  ...ORDINARY,
  headline: message('HEADLINE_OTHER_DEPOSITS', { households: 8 }),
  because: 'OTHER_DEPOSITS_UNKNOWN',
}
const ABOVE: DataSays = {
  ...ORDINARY,
  headline: '보증금 2억 3,000만 원은 추정 집값 2억 원보다 3,000만 원 많습니다.',
  because: 'DEPOSIT_ABOVE_VALUE',
  decision: 'STOP_BEFORE_CONTRACT',
}
const SHOP: DataSays = {
  ...ORDINARY,
  headline: message('HEADLINE_NO_HOME', { use: '제2종근린생활시설' }),
  because: 'NEIGHBORHOOD_FACILITY',
  decision: 'STOP_BEFORE_CONTRACT',
}
const CALM: DataSays = { ...ORDINARY, decision: 'DOCUMENT_CHECK_REQUIRED' }

type Parts = {
  data?: DataSays | null
  base?: PapersInput
  deposit?: number
  typed?: Partial<TypedPapers>
  otherHome?: PapersSay['otherHome']
}

function caseOf(
  name: string,
  decision: DecisionCode,
  because: Answer['because'],
  { data = ORDINARY, base = APARTMENT, deposit = 12_000, typed = {}, otherHome = null }: Parts,
): PaperCase {
  const terms = { ...base.terms, depositManwon: deposit }
  const read = { ...base.typed, ...typed }
  const calculated = calculatePapers({ ...base, terms, typed: read })
  const value = base.value && { ...base.value, basis: 'ESTIMATE' as const }
  return {
    name,
    decision,
    because,
    known: { data, papers: { typed: read, terms, home: base.home, value, calculated, otherHome } },
  }
}

const read = (entries: RegistryEntry[], more: Partial<RegistryReading> = {}) => ({
  typed: { registry: registryOf(entries, more) },
})
const alone = (kind: EntryKind, amountManwon: number | null = null, more: Partial<RegistryEntry> = {}) =>
  read([entry(kind, { registeredOn: '2024-03-02', amountManwon, ...more })])
const tenants = (sumManwon: number, state: SeniorTenants['state'] = 'KNOWN'): SeniorTenants => ({
  state,
  depositsManwon: [],
  sumManwon,
  countKnown: 3,
})
const shared = (entries: RegistryEntry[], seniorTenants: SeniorTenants | null, deposit = 12_000): Parts => ({
  data: SHARED,
  base: SHARED_HOUSE,
  deposit,
  typed: { registry: registryOf(entries, { part: 'BUILDING' }), seniorTenants },
})

/** What is right to say of homes with papers: a home worth 20,000, a shared house worth 100,000, mostly let for 12,000. */
export const PAPER_CASES: readonly PaperCase[] = [
  caseOf('a registry of today without an entry', 'CONDITIONAL_CAUTION', null, read([])),
  caseOf('the same where public data were calm', 'DOCUMENT_CHECK_REQUIRED', null, { ...read([]), data: CALM }),
  caseOf('a registry of half a year ago', 'CONDITIONAL_CAUTION', null, read([], { readOn: '2026-05-20' })),
  caseOf('nobody has said who owns it', 'CONDITIONAL_CAUTION', null, read([], { ownerIsLandlord: 'UNKNOWN' })),
  caseOf('the owner is not the landlord', 'STOP_BEFORE_CONTRACT', 'OWNER_NO', read([], { ownerIsLandlord: 'NO' })),
  caseOf('a small mortgage', 'CONDITIONAL_CAUTION', null, read([mortgage('2023-01-02', 2_000)])),
  caseOf(
    'a mortgage that comes near the value',
    'CONDITIONAL_CAUTION',
    'CLAIMS_NEAR_VALUE',
    read([mortgage('2023-01-02', 5_000)]),
  ),
  caseOf(
    'a mortgage that exceeds the value',
    'STOP_BEFORE_CONTRACT',
    'CLAIMS_ABOVE_VALUE',
    read([mortgage('2023-01-02', 9_000)]),
  ),
  caseOf(
    'three mortgages, each small',
    'STOP_BEFORE_CONTRACT',
    'CLAIMS_ABOVE_VALUE',
    read([1, 2, 3].map((day) => mortgage(`2023-01-0${day}`, 3_000))),
  ),
  caseOf(
    'the same mortgage, struck',
    'CONDITIONAL_CAUTION',
    null,
    read([mortgage('2023-01-02', 9_000, { cancelled: true })]),
  ),
  caseOf(
    'a mortgage of an unknown amount',
    'CONDITIONAL_CAUTION',
    'CLAIM_OF_UNKNOWN_AMOUNT',
    read([mortgage('2023-01-02', null)]),
  ),
  caseOf(
    'joint collateral of an unknown share',
    'STOP_BEFORE_CONTRACT',
    'CLAIMS_ABOVE_VALUE',
    read([mortgage('2023-01-02', 9_000, { jointCollateral: true })]),
  ),
  caseOf('an auction', 'STOP_BEFORE_CONTRACT', 'AUCTION', alone('AUCTION', 3_764)),
  caseOf('a registered lease', 'STOP_BEFORE_CONTRACT', 'LEASE_REGISTRATION', alone('LEASE_REGISTRATION', 17_000)),
  caseOf(
    'a registered lease and then an auction',
    'STOP_BEFORE_CONTRACT',
    'AUCTION',
    read([
      entry('LEASE_REGISTRATION', { registeredOn: '2024-03-02', amountManwon: 17_000 }),
      entry('AUCTION', { registeredOn: '2025-03-02', amountManwon: 3_764 }),
    ]),
  ),
  caseOf('an auction that was struck', 'CONDITIONAL_CAUTION', null, alone('AUCTION', 3_764, { cancelled: true })),
  caseOf('a trust', 'STOP_BEFORE_CONTRACT', 'TRUST', alone('TRUST')),
  caseOf('an injunction', 'STOP_BEFORE_CONTRACT', 'INJUNCTION', alone('INJUNCTION')),
  caseOf(
    'a provisional registration',
    'STOP_BEFORE_CONTRACT',
    'PROVISIONAL_REGISTRATION',
    alone('PROVISIONAL_REGISTRATION'),
  ),
  caseOf('a seizure of 5 manwon', 'STOP_BEFORE_CONTRACT', 'SEIZURE', alone('SEIZURE', 5)),
  caseOf('a provisional seizure', 'STOP_BEFORE_CONTRACT', 'PROVISIONAL_SEIZURE', alone('PROVISIONAL_SEIZURE', 800)),
  caseOf('no land right', 'STOP_BEFORE_CONTRACT', 'NO_LAND_RIGHT', alone('NO_LAND_RIGHT')),
  caseOf('a small jeonse right', 'CONDITIONAL_CAUTION', 'JEONSE_RIGHT', alone('JEONSE_RIGHT', 2_000)),
  caseOf(
    'a jeonse right that exceeds the value',
    'STOP_BEFORE_CONTRACT',
    'CLAIMS_ABOVE_VALUE',
    alone('JEONSE_RIGHT', 9_000),
  ),
  caseOf('unpaid taxes whose rank is not known', 'STOP_BEFORE_CONTRACT', 'CLAIMS_ABOVE_VALUE', {
    typed: { taxArrearsManwon: 9_000 },
  }),
  caseOf('a document of another home, with an auction', 'CONDITIONAL_CAUTION', 'PAPER_OF_OTHER_HOME', {
    typed: { registry: null },
    otherHome: { paper: '신림동 1422-6 302호', home: '신림동 1422-5 301호' },
  }),
  caseOf('a shop by its use, with an auction', 'STOP_BEFORE_CONTRACT', 'NEIGHBORHOOD_FACILITY', {
    ...alone('AUCTION', 100),
    data: SHOP,
  }),
  caseOf('a deposit above the value, with a clean registry', 'STOP_BEFORE_CONTRACT', 'DEPOSIT_ABOVE_VALUE', {
    ...read([]),
    data: ABOVE,
    deposit: 23_000,
  }),
  caseOf('a shared house, only the registry read', 'CONDITIONAL_CAUTION', 'OTHER_DEPOSITS_UNKNOWN', shared([], null)),
  caseOf(
    'a shared house, some of its tenants known',
    'CONDITIONAL_CAUTION',
    'OTHER_DEPOSITS_UNKNOWN',
    shared([], tenants(20_000, 'PARTLY')),
  ),
  caseOf('a shared house, all tenants known', 'CONDITIONAL_CAUTION', null, shared([], tenants(40_000))),
  caseOf(
    'a shared house, tenants and a mortgage near its value',
    'CONDITIONAL_CAUTION',
    'CLAIMS_NEAR_VALUE',
    shared([mortgage('2020-01-02', 30_000)], tenants(45_000)),
  ),
  caseOf(
    'a shared house, tenants and a mortgage above its value',
    'STOP_BEFORE_CONTRACT',
    'CLAIMS_ABOVE_VALUE',
    shared([mortgage('2020-01-02', 50_000)], tenants(45_000)),
  ),
  caseOf('no value is known, and a mortgage', 'CONDITIONAL_CAUTION', 'NO_VALUE_EVIDENCE', {
    data: { ...ORDINARY, headline: message('HEADLINE_NO_VALUE'), because: 'NO_VALUE_EVIDENCE' },
    ...read([mortgage('2020-01-02', 30_000)]),
    base: { ...APARTMENT, value: null },
  }),
  caseOf('no deposit, and a seizure', 'STOP_BEFORE_CONTRACT', 'SEIZURE', { ...alone('SEIZURE', 500), deposit: 0 }),
]

/** The answer of a case in Korean; the stake as a range at 100 to 70 % of the value. */
export function answerOfPapers({ known }: PaperCase) {
  const { headline, stake, firstAction, decision, because } = inKorean(answerOf(known))
  const amount = (manwon: number) => manwon.toLocaleString('en')
  const missing = stake?.ifSold.map(({ shortfallManwon: { low, high } }) =>
    low === high ? amount(low) : `${amount(low)}–${amount(high)}`,
  )
  return { headline, stake: missing?.join(' · ') ?? 'none', firstAction: firstAction.sentence, decision, because }
}
