import type { LeaseDates, PaperReading, SeniorTenants } from '@lease-risk/contract/papers-input'
import { useState } from 'react'
import { formatCount, groupDigits, readManwon } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { CheckRow } from '../../../../ui/check-row.tsx'
import { Choice } from '../../../../ui/choice.tsx'
import { Disclosure } from '../../../../ui/disclosure.tsx'
import { Field } from '../../../../ui/field.tsx'
import { ko } from '../words.ko.ts'
import { LandlordForm } from './landlord-form.tsx'
import { ReadTenants } from './read-tenants.tsx'
import { Statements } from './statements.tsx'

const DATES = ['contractOn', 'balanceOn', 'moveInOn', 'reportOn', 'fixedDateOn', 'endOn'] as const

type Change = { reading: PaperReading; onChange(change: Partial<PaperReading>): void }

/** Other tenants, taxes, the violation mark, the landlord, what was said, and dates. An empty field means unknown, never zero or none. */
export function OtherInputs({ reading, onChange }: Change) {
  const words = useWords(ko)
  const { taxArrearsManwon, dates } = reading
  return (
    <>
      <Registered onChange={onChange} reading={reading} />
      <Tenants onChange={onChange} reading={reading} />
      <Disclosure summary={words.tax}>
        <AmountInput
          hint={words.taxHint}
          label={words.tax}
          onCommit={(amount) => onChange({ taxArrearsManwon: amount })}
          value={taxArrearsManwon}
        />
      </Disclosure>
      <Violation onChange={onChange} reading={reading} />
      <Disclosure summary={words.landlord.title}>
        <LandlordForm landlord={reading.landlord ?? {}} onChange={(landlord) => onChange({ landlord })} />
      </Disclosure>
      <Disclosure summary={words.statements.title}>
        <Statements onChange={(statements) => onChange({ statements })} statements={reading.statements ?? []} />
      </Disclosure>
      <Prices onChange={onChange} reading={reading} />
      <Disclosure summary={words.sold.ask}>
        <AmountInput
          hint={words.sold.hint}
          label={words.sold.ask}
          onCommit={(salePriceManwon) => onChange({ salePriceManwon })}
          value={reading.salePriceManwon}
        />
      </Disclosure>
      <Disclosure summary={words.dates}>
        {DATES.map((date) => (
          <Field
            key={date}
            label={words.dateNames[date]}
            onChange={(event) => onChange({ dates: withDate(dates, date, event.target.value) })}
            type="date"
            value={dates?.[date] ?? ''}
          />
        ))}
        {!dates?.endOn && <Term dates={dates} onChange={onChange} />}
      </Disclosure>
    </>
  )
}

/** R-WEB-80. Neither a nationality nor a number is asked for. */
function Registered({ reading: { foreignRegistration }, onChange }: Change) {
  const { foreign } = useWords(ko)
  return (
    <Disclosure summary={foreign.ask}>
      <p>{foreign.how}</p>
      <Choice
        hideLegend
        legend={foreign.ask}
        name="foreign-registration"
        onChange={(answer) => onChange({ foreignRegistration: answer })}
        options={(['FOREIGNER', 'OVERSEAS_KOREAN', 'NO'] as const).map((value) => ({
          value,
          label: foreign.answers[value],
        }))}
        value={foreignRegistration ?? ''}
      />
    </Disclosure>
  )
}

/** The term of the lease, which gives its last day where that was not typed. */
function Term({ dates, onChange }: { dates: LeaseDates | undefined; onChange: Change['onChange'] }) {
  const words = useWords(ko)
  const months = dates?.termMonths
  return (
    <Field
      hint={words.termHint}
      label={words.term}
      max={600}
      min={1}
      onChange={({ target: { validity, valueAsNumber, value } }) => {
        const { termMonths: _, ...others } = dates ?? {}
        if (value === '') onChange({ dates: others })
        else if (validity.valid) onChange({ dates: { ...others, termMonths: valueAsNumber } })
      }}
      step={1}
      type="number"
      unit={words.months}
      value={months ?? ''}
    />
  )
}

/** The violation mark on the building register. There is no "no": a mark that was not found may still exist. */
function Violation({ reading: { violationMark }, onChange }: Change) {
  const { violation } = useWords(ko)
  return (
    <Disclosure summary={violation.title}>
      <CheckRow
        checked={Boolean(violationMark)}
        detail={violation.hint}
        label={violation.label}
        onChange={(isMarked) => onChange({ violationMark: isMarked ? {} : undefined })}
      />
      {violationMark && (
        <Field
          label={violation.issuedOn}
          onChange={({ target: { value } }) => onChange({ violationMark: value === '' ? {} : { issuedOn: value } })}
          type="date"
          value={violationMark.issuedOn ?? ''}
        />
      )}
    </Disclosure>
  )
}

const PRICES = ['quotationManwon', 'publicPriceManwon', 'appraisalManwon'] as const

/** The prices that guarantors use for the home. */
function Prices({ reading, onChange }: Change) {
  const words = useWords(ko)
  return (
    <Disclosure summary={words.prices}>
      <p>{words.pricesHow}</p>
      {PRICES.map((price) => (
        <AmountInput
          key={price}
          label={words.priceNames[price]}
          onCommit={(amount) => onChange({ [price]: amount })}
          value={reading[price]}
        />
      ))}
    </Disclosure>
  )
}

function Tenants({ reading: { seniorTenants }, onChange }: Change) {
  const words = useWords(ko)
  const setTenants = (next: Partial<SeniorTenants>) =>
    onChange({ seniorTenants: { state: 'UNKNOWN', ...seniorTenants, ...next } })
  return (
    <Disclosure summary={words.tenants}>
      <Choice
        hideLegend
        legend={words.tenants}
        name="tenants"
        onChange={(state) => setTenants({ state })}
        options={(['KNOWN', 'PARTLY', 'UNKNOWN'] as const).map((state) => ({
          value: state,
          label: words.tenantStates[state],
        }))}
        value={seniorTenants?.state ?? ''}
      />
      {seniorTenants && seniorTenants.state !== 'UNKNOWN' && (
        <AmountInput
          label={words.tenantSum}
          onCommit={(sumManwon) => setTenants({ sumManwon })}
          value={seniorTenants.sumManwon}
        />
      )}
      {seniorTenants && <ReadTenants onChange={(next) => onChange({ seniorTenants: next })} seniors={seniorTenants} />}
    </Disclosure>
  )
}

function withDate(dates: LeaseDates | undefined, name: (typeof DATES)[number], value: string): LeaseDates {
  const { [name]: _, ...others } = dates ?? {}
  return value === '' ? others : { ...others, [name]: value }
}

/** Counts when its writer leaves it: every digit would be a calculation. What cannot be read does not count, and stays to be corrected. */
function AmountInput({
  label,
  hint,
  value,
  onCommit,
}: {
  label: string
  hint?: string
  value: number | undefined
  onCommit(amount: number | undefined): void
}) {
  const words = useWords(ko)
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const text = typed ?? (value === undefined ? '' : formatCount(value))
  const amount = readManwon(text)
  const isWrong = text.trim() !== '' && amount === null
  const leave = () => {
    setIsLeft(true)
    if (typed === null || isWrong) return
    onCommit(amount ?? undefined)
    setTyped(null)
  }
  return (
    <Field
      error={isLeft && isWrong ? words.amountWrong : undefined}
      hint={hint}
      inputMode="numeric"
      label={label}
      onBlur={leave}
      onChange={(event) => {
        setIsLeft(false)
        setTyped(groupDigits(event.target.value))
      }}
      unit={words.manwon}
      value={text}
    />
  )
}
