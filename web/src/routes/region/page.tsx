import { type FormEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { MAP, REGION } from '../../lib/links.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Answer } from './answer.tsx'
import { AreaMap } from './map/area-map.tsx'
import { DistrictRows } from './map/district-rows.tsx'
import { useAnalyzableDistricts } from './map/queries.ts'
import { type Purpose, useAnalysis } from './queries.ts'
import styles from './region.module.css'
import { ko } from './words.ko.ts'

const FIRST_DISTRICTS = 4

/** The question is stored in the address, so that it can be shared, bookmarked and returned to. */
export default function RegionPage() {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const [params] = useSearchParams()
  const keyword = (params.get('q') ?? '').trim().slice(0, 200)
  const purpose = readPurpose(params.get('purpose'))
  const { data, error, refetch } = useAnalysis(keyword, purpose)
  const failure = useLoadFailure(error, refetch)
  const ask = (next: { keyword?: string; purpose?: Purpose | undefined }) => {
    const search = new URLSearchParams({ q: next.keyword ?? keyword })
    if (next.purpose) search.set('purpose', next.purpose)
    navigate(`${REGION}?${search}`)
  }
  return (
    <Screen title={words.title}>
      <p>{words.about}</p>
      {keyword === '' && <Around />}
      <SearchForm key={keyword} keyword={keyword} onAsk={(typed) => ask({ keyword: typed })} />
      {failure && <Failure {...failure} />}
      {keyword !== '' && !failure && !data && <Loading heights={[48, 120, 300]} slow={words.slow} />}
      {data && <Answer analysis={data} keyword={keyword} onAsk={ask} />}
    </Screen>
  )
}

/** The map, and the districts with most deals. */
function Around() {
  const words = useWords(ko)
  const districts = useAnalyzableDistricts()
  const failure = useLoadFailure(districts.error, districts.refetch)
  return (
    <>
      {failure && <Failure {...failure} />}
      <AreaMap query={districts} />
      <DistrictRows districts={districts.data?.slice(0, FIRST_DISTRICTS) ?? []} />
      <ButtonLink href={MAP}>{words.list}</ButtonLink>
    </>
  )
}

function readPurpose(text: string | null): Purpose | undefined {
  return text === 'JEONSE' || text === 'MONTHLY_RENT' ? text : undefined
}

function SearchForm({ keyword, onAsk }: { keyword: string; onAsk(typed: string): void }) {
  const words = useWords(ko)
  const [typed, setTyped] = useState(keyword)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') {
      setError(words.write)
      document.getElementById('keyword')?.focus()
    } else onAsk(typed.trim())
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit} role="search">
      <Field
        autoComplete="off"
        enterKeyHint="search"
        error={error}
        hint={words.keywordHint}
        id="keyword"
        label={words.keyword}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        type="search"
        value={typed}
      />
      <Button look="primary" type="submit" wide>
        {words.search}
      </Button>
    </form>
  )
}
