import { useState } from 'react'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useWords } from '../../lib/words.ts'
import { Failure } from '../../ui/failure.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useTrend } from './queries.ts'
import { dealsOf, keyOf, type Series } from './series.ts'
import { TrendFigure } from './trend-figure.tsx'
import { ko } from './words.ko.ts'

/** `wanted`: kinds of homes and deals, such as `APARTMENT.SALE`, best match first. */
export function Trend({ code, wanted }: { code: string; wanted: string[] }) {
  const words = useWords(ko)
  const { data, error, refetch } = useTrend(code)
  const failure = useLoadFailure(error, refetch)
  const [chosen, setChosen] = useState('')
  if (failure) return <Failure {...failure} />
  if (!data) return <Loading heights={[48, 240, 48]} slow={words.slow} />
  const known = new Map(data.series.map((series) => [keyOf(series), series]))
  const best = [chosen, ...wanted].find((key) => known.has(key)) ?? mostDeals(data.series)
  const series = known.get(best)
  if (!series)
    return (
      <Notice title={words.noTrend}>
        <p>{words.noTrendHow}</p>
      </Notice>
    )
  return (
    <>
      <SelectField label={words.series} onChange={(event) => setChosen(event.target.value)} value={best}>
        {data.series.map((option) => (
          <option key={keyOf(option)} value={keyOf(option)}>
            {words.seriesOption(
              `${words.types[option.propertyType]} ${words.kinds[option.tradeKind]}`,
              dealsOf(option.points),
            )}
          </option>
        ))}
      </SelectField>
      {series.statisticsScope === 'LAWD_CD' && data.region.level !== 'SIGUNGU' && <Notice title={words.wider} />}
      <TrendFigure
        series={series}
        yearlyRate={data.conversionRates.find(({ propertyType }) => propertyType === series.propertyType)?.yearlyRate}
      />
    </>
  )
}

function mostDeals(all: readonly Series[]): string {
  const [most] = all.toSorted((a, b) => dealsOf(b.points) - dealsOf(a.points))
  return most ? keyOf(most) : ''
}
