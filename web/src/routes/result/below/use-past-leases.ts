import type { Page } from '@lease-risk/contract/common'
import type { CandidateSearchRequest, RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { readOrKept } from '../../../lib/kept-results.ts'
import type { Subject } from '../../../lib/links.ts'
import { keptBy, type Result } from '../queries.ts'
import { MOST_LEASES } from './past-deals.ts'

const PAGE = 100

/**
 * Leases of the lot over two years, those of about the same size first. Empty if they cannot be read: only the sample of
 * the diagnosis is shown then. `undefined` while loading.
 */
export function usePastLeases(result: Result, subject: Subject): RentCandidate[] | undefined {
  const { address, inputSummary } = result
  const { contractPurpose, exclusiveAreaSquareMeter: area, selectedRegisterKey } = inputSummary
  const body: CandidateSearchRequest = {
    address: address.jibunAddress ?? inputSummary.address,
    ...(contractPurpose === 'JEONSE' ? { contractPurpose } : {}),
    ...(area === null ? {} : { exclusiveAreaSquareMeter: area }),
    ...(selectedRegisterKey ? { selectedRegisterKey } : {}),
    page: 0,
    size: PAGE,
  }
  const { data, isError } = useQuery({
    // stored with each result
    queryKey: ['past-leases', body, keptBy(subject)],
    enabled: address.lookupAvailable,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => readOrKept(keptBy(subject), 'past leases', () => readAll(body, signal)),
  })
  return isError || !address.lookupAvailable ? [] : data
}

/** Reads pages until enough: leases of other sizes come last, and a chart shows a limited number. */
async function readAll(body: CandidateSearchRequest, signal: AbortSignal): Promise<RentCandidate[]> {
  const path = '/api/rent-risk-diagnoses/address-candidates'
  const { content, hasNext } = await api<Page<RentCandidate>>(path, { method: 'POST', body, signal })
  const isMoreWanted = hasNext && (body.page + 1) * PAGE < MOST_LEASES && content.at(-1)?.confidence !== 'LOW'
  return isMoreWanted ? [...content, ...(await readAll({ ...body, page: body.page + 1 }, signal))] : content
}
