import type { Page } from '@lease-risk/contract/common'
import type { CandidateSearchRequest, RentCandidate } from '@lease-risk/contract/diagnosis-candidates'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatDate } from '../../lib/amount.ts'
import { api } from '../../lib/api.ts'
import { requestOf } from '../../lib/asked-diagnosis.ts'
import type { Draft } from '../../lib/draft.ts'
import { formatLease } from '../../lib/lease/format-lease.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Choice } from '../../ui/choice.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Text } from '../../ui/text.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import styles from './terms.module.css'
import { ko } from './words.ko.ts'

const MOST = 5
const NONE = 'none'

/** A past lease to compare with, beside the sample. It is a deal that was reported, not a home to be had; nothing is taken for proven. */
export function PastLease({ draft, onChange }: { draft: Draft; onChange(change: Partial<Draft>): void }) {
  const { past: words } = useWords(ko)
  const [isOpen, setIsOpen] = useState(false)
  const { address, jusoAddress, contractPurpose, exclusiveAreaSquareMeter, floorNumber, selectedRegisterKey } =
    requestOf(draft)
  const given = { address, jusoAddress, contractPurpose, exclusiveAreaSquareMeter, floorNumber, selectedRegisterKey }
  const { data, error, refetch } = useQuery({
    queryKey: ['past-leases', given],
    enabled: isOpen && address !== undefined,
    queryFn: ({ signal }) => {
      const body = { ...given, page: 0, size: MOST } as CandidateSearchRequest
      return api<Page<RentCandidate>>('/api/rent-risk-diagnoses/address-candidates', { method: 'POST', body, signal })
    },
  })
  const failure = useLoadFailure(error, refetch)
  const pick = (candidateId: string) => {
    const lease = data?.content.find((one) => one.candidateId === candidateId)
    onChange({ pastLease: lease && chosenOf(lease) })
  }
  const { pastLease } = draft
  return (
    <Disclosure isOpen={isOpen} onToggle={setIsOpen} summary={pastLease ? words.chosen : `+ ${words.title}`}>
      <p>{words.about}</p>
      {failure && <Failure {...failure} />}
      {isOpen && !data && !failure && <Waiting heights={[72, 72, 72]} slow={words.slow} />}
      {data?.content.length === 0 && <Notice title={words.none} />}
      {data && data.content.length > 0 && (
        <Choice
          legend={words.legend}
          name="past-lease"
          onChange={pick}
          options={[{ value: NONE, label: words.notThis }, ...data.content.map((lease) => optionOf(lease, words))]}
          value={pastLease?.candidateId ?? NONE}
        />
      )}
      {pastLease?.limitation && <Notice title={pastLease.limitation} tone="moderate" />}
    </Disclosure>
  )
}

function chosenOf(lease: RentCandidate): NonNullable<Draft['pastLease']> {
  const { candidateId, sourceLabel, contractDate: dealDate, propertyType, matchLevel, limitation } = lease
  return { candidateId, sourceLabel, dealDate, propertyType, matchLevel, limitation }
}

type Words = (typeof ko)['past']

function optionOf(lease: RentCandidate, words: Words) {
  const detail = (
    <>
      <Text>{detailOf(lease, words)}</Text>
      <span className={styles['limitation']}>
        <Text>{lease.limitation}</Text>
      </span>
    </>
  )
  return { value: lease.candidateId, label: amountsOf(lease, words), detail }
}

function amountsOf({ depositAmountManwon, monthlyRentAmountManwon: rent }: RentCandidate, words: Words): string {
  return formatLease(depositAmountManwon ?? words.unknown, rent || null)
}

function detailOf(lease: RentCandidate, words: Words): string {
  const { contractDate, exclusiveAreaSquareMeter: area, floorNumber, buildingName, lot, matchLevel } = lease
  return [
    contractDate && formatDate(contractDate),
    words.levels[matchLevel],
    [lot, buildingName].filter(Boolean).join(' '),
    area === null ? null : `${formatCount(area)}㎡`,
    floorNumber === null ? null : words.floor(floorNumber),
  ]
    .filter(Boolean)
    .join(' · ')
}
