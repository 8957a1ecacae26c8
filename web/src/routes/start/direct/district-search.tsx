import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { useLoadFailure } from '../../../lib/load-failure.ts'
import { useWords } from '../../../lib/words.ts'
import { Failure } from '../../../ui/failure.tsx'
import { SearchList } from '../../../ui/search-list.tsx'
import { Text } from '../../../ui/text.tsx'
import { useSlow } from '../../../ui/use-slow.ts'
import { SLOW_SEARCH_MS, useKeyword, useLookup } from '../queries.ts'
import { ko as startWords } from '../words.ko.ts'
import { ko } from './words.ko.ts'

type District = { legalDistrictCode: string; fullName: string }

/** Finds a legal district by name. Typing after a choice withdraws it (`''`). */
export function DistrictSearch({ district, onChoose }: { district: string; onChoose(fullName: string): void }) {
  const words = useWords(ko)
  const { searching, found } = useWords(startWords)
  const [typed, setTyped] = useState('')
  const { data, error, isFetching, refetch } = useLookup(useKeyword(district === '' ? typed : ''), findDistricts)
  const isSlow = useSlow(isFetching, SLOW_SEARCH_MS)
  const failure = useLoadFailure(error, refetch)
  const status = () => {
    if (district !== '') return ''
    if (isFetching) return isSlow ? searching : ''
    return data ? (data.length === 0 ? words.noDistrict : found(data.length)) : ''
  }
  return (
    <>
      <SearchList
        hint={words.districtHint}
        id="district"
        items={(district === '' ? (data ?? []) : []).map(({ legalDistrictCode, fullName }) => ({
          key: legalDistrictCode,
          content: (
            <strong>
              <Text>{fullName}</Text>
            </strong>
          ),
          onChoose: () => {
            onChoose(fullName)
            setTyped(fullName)
            document.getElementById('lot-number')?.focus()
          },
        }))}
        label={words.district}
        onType={(text) => {
          setTyped(text)
          onChoose('')
        }}
        status={status()}
        typed={typed}
      />
      {failure && <Failure {...failure} />}
    </>
  )
}

function findDistricts(keyword: string, signal: AbortSignal): Promise<District[]> {
  return api<District[]>(`/api/regions?${new URLSearchParams({ keyword, limit: '8' })}`, { signal })
}
