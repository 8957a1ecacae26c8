import type { DistributionGround, PAPERS_DISTRIBUTION as KO } from '../../ko/papers/distribution.ts'
import { asTitle } from '../paper-names.ts'
import { entryNamed } from './registry-entries.ts'

const CHECK_LAW = 'Check this against the law.'

const GROUNDS: Record<DistributionGround, { basis: string; law: string }> = {
  WAGES: {
    basis: 'Wages of the last three months and severance pay of the last three years',
    law: 'Labor Standards Act (근로기준법) art. 38 (2), Retirement Benefits Act (근로자퇴직급여 보장법) art. 12 (2)',
  },
  SMALL_LEASE: {
    basis: 'Small-lease share (최우선변제), by the terms of the day on which the security right was registered',
    law: 'Housing Lease Protection Act (주택임대차보호법) art. 8',
  },
  SMALL_LEASE_TODAY: {
    basis: 'Small-lease share (최우선변제) behind the last security right, by the present terms',
    law: 'Housing Lease Protection Act (주택임대차보호법) art. 8, Supreme Court (대법원 2001다84824)',
  },
  OWN_TAX: {
    basis: 'Tax on this home (당해세)',
    law: `National Tax Act (국세기본법) art. 35 (3), Local Tax Act (지방세기본법) art. 71 (5). ${CHECK_LAW}`,
  },
  INSTEAD_OF_OWN_TAX: {
    basis: 'Share of a tax on this home (당해세) whose legal date (법정기일) is later than the fixed date',
    law: `National Tax Act (국세기본법) art. 35 (7), Local Tax Act (지방세기본법) art. 71 (6). ${CHECK_LAW}`,
  },
  RANK_SECURITY: {
    basis: 'Rank by the day of registration',
    law: `Civil Execution Act (민사집행법) art. 145. ${CHECK_LAW}`,
  },
  RANK_TENANT: {
    basis: 'Rank by the later of standing (대항력) and fixed date (확정일자)',
    law: 'Housing Lease Protection Act (주택임대차보호법) art. 3-2 (2)',
  },
  RANK_TAX: {
    basis: 'Rank by the legal date (법정기일)',
    law: 'National Tax Act (국세기본법) art. 35, Local Tax Act (지방세기본법) art. 71',
  },
  RANK_WAGES: { basis: 'Rank of wages', law: 'Labor Standards Act (근로기준법) art. 38' },
  RANK_CREDITOR: {
    basis: 'Rank of what you typed',
    law: `Civil Execution Act (민사집행법) art. 145. ${CHECK_LAW}`,
  },
  EQUAL_SHARE: {
    basis:
      'Shared by amount with an earlier provisional seizure (가압류), then what is lacking taken from those behind',
    law: `Supreme Court (대법원 86다카2570, 94마417, 92다30597). ${CHECK_LAW}`,
  },
  SHARE_ONLY: {
    basis: 'Shared by amount with the other creditors; what is lacking is not taken from those behind',
    law: 'Supreme Court (대법원 86다카2570, 94마417)',
  },
  REST: { basis: 'What is left after everybody is paid', law: 'It goes to the owner.' },
}

export const PAPERS_DISTRIBUTION = {
  DISTRIBUTED_ENTRY: (entry) => asTitle(entryNamed(entry)),
  DISTRIBUTION_BASIS: ({ basis }) => GROUNDS[basis].basis,
  DISTRIBUTION_LAW: ({ basis }) => GROUNDS[basis].law,
  DISTRIBUTION_NAMED:
    'This order of payment is arithmetic on what you typed, neither a confirmed fact nor a forecast. The amounts are rounded so that all of them add up to the sale price.',
  DISTRIBUTION_OPEN: ({ wages }) =>
    `Where an amount depends on what is not known, the least and the most are shown.${wages ? ' You have not typed whether the landlord owes wages, so they count as unknown.' : ''}`,
  DISTRIBUTION_TRUST:
    'In a trust (신탁) nothing is paid out through the former owner and the lease may bind nobody, so no plan is drawn.',
  DISTRIBUTION_JOINT: ({ known }) =>
    ({
      VALUE:
        'The joint mortgage (공동담보) takes at least the share of the value that you typed for this home, and at most all of it where this home is sold first (Civil Act (민법) art. 368).',
      UNITS:
        'The joint mortgage (공동담보) takes at least its part by the number of homes, and at most all of it where this home is sold first (Civil Act (민법) art. 368).',
      NOTHING:
        'The joint mortgage (공동담보) takes nothing where the other homes pay it, and all of it where this home is sold first (Civil Act (민법) art. 368).',
    })[known],
  DISTRIBUTION_TAKEN_OVER:
    'A home whose buyer has to pay the balance of a deposit sells late and low. It is no assurance that you are paid, and where HUG (주택도시보증공사) is the creditor it may waive the right.',
} satisfies typeof KO
