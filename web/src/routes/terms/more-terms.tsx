import { useSearchParams } from 'wouter'
import { formatCount, groupDigits } from '../../lib/amount.ts'
import { areaOf } from '../../lib/asked-diagnosis.ts'
import type { Draft } from '../../lib/draft.ts'
import { useWords } from '../../lib/words.ts'
import { CheckRow } from '../../ui/check-row.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, SelectField, TextArea } from '../../ui/field.tsx'
import { PastLease } from './past-lease.tsx'
import type { FieldId } from './request.ts'
import { ko } from './words.ko.ts'

type Fields = {
  draft: Draft
  onChange(change: Partial<Draft>): void
  errorOf(id: FieldId): string | undefined
}

/** Optional terms that make the comparison closer. */
export function MoreTerms({ draft, onChange, errorOf }: Fields) {
  const words = useWords(ko)
  const [search] = useSearchParams()
  // a result may have linked here for one of them
  const isAsked = search.has('more')
  const hasErrors = (['fee', 'area', 'floor', 'description'] as const).some((id) => errorOf(id) !== undefined)
  return (
    <Disclosure isOpen={hasErrors || isAsked || undefined} summary={`+ ${words.more}`}>
      <SizeFields draft={draft} errorOf={errorOf} onChange={onChange} />
      <Field
        error={errorOf('fee')}
        hint={words.feeHint}
        id="fee"
        inputMode="numeric"
        label={words.fee}
        onChange={(event) => onChange({ fee: groupDigits(event.target.value) })}
        unit={words.manwon}
        value={draft.fee}
      />
      <SelectField
        id="type-hint"
        label={words.typeHint}
        onChange={(event) => onChange({ typeHint: event.target.value })}
        value={draft.typeHint}
      >
        <option value="">{words.typeNone}</option>
        {Object.entries(words.types).map(([type, name]) => (
          <option key={type} value={type}>
            {name}
          </option>
        ))}
      </SelectField>
      <PastLease draft={draft} onChange={onChange} />
      <TextArea
        error={errorOf('description')}
        hint={words.descriptionHint}
        id="description"
        label={words.description}
        maxLength={2000}
        onChange={(event) => onChange({ description: event.target.value })}
        value={draft.description}
      />
    </Disclosure>
  )
}

/** The area, in whichever unit the user has, and the floor. */
function SizeFields({ draft, onChange, errorOf }: Fields) {
  const words = useWords(ko)
  const area = areaOf(draft)
  return (
    <>
      <Field
        error={errorOf('area')}
        hint={
          draft.areaUnit === 'PYEONG' && area ? `${words.areaRead(formatCount(area))}. ${words.areaHint}` : undefined
        }
        id="area"
        inputMode="decimal"
        label={words.area}
        onChange={(event) => onChange({ area: event.target.value })}
        unit={draft.areaUnit === 'PYEONG' ? words.pyeong : words.squareMeter}
        value={draft.area}
      />
      <Choice
        columns={2}
        hideLegend
        legend={words.areaUnit}
        name="area-unit"
        onChange={(areaUnit) => onChange({ areaUnit })}
        options={[
          { value: 'SQUARE_METER', label: words.squareMeter },
          { value: 'PYEONG', label: words.pyeong },
        ]}
        value={draft.areaUnit}
      />
      <Field
        error={errorOf('floor')}
        id="floor"
        inputMode="numeric"
        label={words.floor}
        onChange={(event) => onChange({ floor: event.target.value })}
        unit={words.floor}
        value={draft.floor}
      />
      <CheckRow checked={draft.basement} label={words.basement} onChange={(basement) => onChange({ basement })} />
    </>
  )
}
