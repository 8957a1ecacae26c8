import { useEffect, useState } from 'react'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Failure } from '../../ui/failure.tsx'
import { Said } from '../../ui/said.tsx'
import { MOST_LETTERS, SearchList } from '../../ui/search-list.tsx'
import { useSlow } from '../../ui/use-slow.ts'
import { type Candidate, type Keyword, SHOWN_ADDRESSES, SLOW_SEARCH_MS, useAddresses, useKeyword } from './queries.ts'
import styles from './start.module.css'
import { ko } from './words.ko.ts'

const NOTHING_READ: Keyword = { searched: '', unit: null, floor: null, unread: [] }

/** A field above a list of buttons that follows the typed text. */
export function AddressSearch({
  id,
  onChoose,
  onMessage,
  onUnavailable,
}: {
  id: string
  /** `typed`: the text, of which the service read `keyword`. */
  onChoose(candidate: Candidate, typed: string, keyword: Keyword): void
  /** A text of several lines, or longer than the field, is a message. */
  onMessage(text: string): void
  onUnavailable(): void
}) {
  const words = useWords(ko)
  const [typed, setTyped] = useState('')
  const keyword = useKeyword(typed)
  const { data, error, isFetching, refetch } = useAddresses(keyword)
  const isSlow = useSlow(isFetching, SLOW_SEARCH_MS)
  const failure = useLoadFailure(error, refetch)
  const isUnavailable =
    data?.status === 'UNAVAILABLE' || data?.status === 'ERROR' || (error !== undefined && !isFetching)
  useEffect(() => {
    if (isUnavailable) onUnavailable()
  }, [isUnavailable, onUnavailable])
  const status = () => {
    if (keyword === '') return ''
    if (isFetching) return isSlow ? words.searching : ''
    if (isUnavailable) return words.unavailable
    if (data?.status === 'REFINE_KEYWORD') return data.notice ?? words.empty
    if (!data || data.candidates.length === 0) return words.empty
    return data.totalCount > SHOWN_ADDRESSES ? words.foundFirst(data.totalCount) : words.found(data.totalCount)
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
        onPasteText={(text) => {
          const isMessage = text.trim().includes('\n') || text.trim().length > MOST_LETTERS
          if (isMessage) onMessage(text.trim())
          return isMessage
        }}
        onType={setTyped}
        status={status()}
        typed={typed}
      />
      {failure && <Failure {...failure} />}
    </>
  )
}

function Address({ candidate: { roadAddrPart1, jibunAddr, bdNm } }: { candidate: Candidate }) {
  const words = useWords(ko)
  return (
    <>
      <strong>
        <Said>{roadAddrPart1 || jibunAddr}</Said>
      </strong>
      <span className={styles['small']}>
        {words.lot} <Said>{[jibunAddr, jibunAddr.includes(bdNm) ? '' : bdNm].filter(Boolean).join(' ')}</Said>
      </span>
    </>
  )
}
