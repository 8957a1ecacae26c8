import type { AddressSearchResponse } from '@lease-risk/contract/address-search'
import { useEffect } from 'react'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { MOST_LETTERS, SearchList } from '../../ui/search-list.tsx'
import { Text } from '../../ui/text.tsx'
import { useSlow } from '../../ui/use-slow.ts'
import { type Candidate, type Keyword, SHOWN_ADDRESSES, SLOW_SEARCH_MS, useAddresses, useKeyword } from './queries.ts'
import styles from './start.module.css'
import { ko } from './words.ko.ts'

const NOTHING_READ: Keyword = { searched: '', unit: null, floor: null, unread: [] }

/** A field above a list of buttons that follows the typed text. */
export function AddressSearch({
  id,
  typed,
  onType,
  onChoose,
  onMessage,
  isDirect,
  onDirect,
}: {
  id: string
  typed: string
  onType(text: string): void
  /** `typed`: the text, of which the service read `keyword`. */
  onChoose(candidate: Candidate, typed: string, keyword: Keyword): void
  onMessage(text: string): void
  /** There are fields for the parts of an address: offered where nothing is found, and shown where there is no search. */
  isDirect: boolean
  onDirect(): void
}) {
  const words = useWords(ko)
  const keyword = useKeyword(typed)
  const { data, error, isFetching, refetch } = useAddresses(keyword)
  const isSlow = useSlow(isFetching, SLOW_SEARCH_MS)
  const failure = useLoadFailure(error, refetch)
  const isUnavailable =
    data?.status === 'UNAVAILABLE' || data?.status === 'ERROR' || (error !== undefined && !isFetching)
  useEffect(() => {
    if (isUnavailable) onDirect()
  }, [isUnavailable, onDirect])
  const hasNothing = !isFetching && data?.candidates.length === 0
  const status = () => {
    if (keyword === '') return ''
    if (isFetching) return isSlow ? words.searching : ''
    if (isUnavailable) return words.unavailable
    return data ? statusOf(data, words) : ''
  }
  return (
    <>
      <SearchList
        hint={words.hint}
        id={id}
        items={(data?.candidates ?? []).map((candidate) => ({
          key: `${candidate.admCd}${candidate.jibunAddr}${candidate.roadAddr}`,
          content: <Address candidate={candidate} />,
          onChoose: () => onChoose(candidate, keyword, data?.keyword ?? NOTHING_READ),
        }))}
        label={words.address}
        onPasteText={(text) => takeMessage(text, onMessage)}
        onType={onType}
        status={status()}
        typed={typed}
      />
      {failure && <Failure {...failure} />}
      <button className={styles['example']} onClick={() => onType(words.example)} type="button">
        {words.tryExample}
      </button>
      {hasNothing && !isDirect && (
        <Button look="quiet" onClick={onDirect}>
          {words.direct}
        </Button>
      )}
    </>
  )
}

function statusOf({ status, notice, candidates, totalCount }: AddressSearchResponse, words: typeof ko): string {
  if (status === 'REFINE_KEYWORD') return notice ?? words.empty
  if (candidates.length === 0) return words.empty
  return totalCount > SHOWN_ADDRESSES ? words.foundFirst(totalCount) : words.found(totalCount)
}

/** A text of several lines, or longer than the field, is a message. */
function takeMessage(text: string, onMessage: (text: string) => void): boolean {
  const message = text.trim()
  const isMessage = message.includes('\n') || message.length > MOST_LETTERS
  if (isMessage) onMessage(message)
  return isMessage
}

function Address({ candidate: { roadAddrPart1, jibunAddr, bdNm } }: { candidate: Candidate }) {
  const words = useWords(ko)
  return (
    <>
      <strong>
        <Text>{roadAddrPart1 || jibunAddr}</Text>
      </strong>
      <span className={styles['small']}>
        {words.lot} <Text>{[jibunAddr, jibunAddr.includes(bdNm) ? '' : bdNm].filter(Boolean).join(' ')}</Text>
      </span>
    </>
  )
}
