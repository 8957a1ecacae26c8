import { CLIENT_THRESHOLDS } from '@lease-risk/contract/thresholds'
import { formatEok, formatManwon, groupDigits, readManwon } from '../../lib/amount.ts'
import type { Draft } from '../../lib/draft.ts'
import { useWords } from '../../lib/words.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Choice, ChoiceButtons } from '../../ui/choice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ko } from './words.ko.ts'

type Question = { draft: Draft; error: string | undefined; onChange(change: Partial<Draft>): void }

type Purpose = Exclude<Draft['purpose'], ''>

/** The first question: an answer leads to the next one. */
export function PurposeButtons({ onChoose }: { onChoose(purpose: Purpose): void }) {
  return <ChoiceButtons onChoose={onChoose} options={usePurposes()} />
}

/** `isBrief`: above another question, so that the kind of lease can be changed there. */
export function PurposeQuestion({
  value,
  onChange,
  error,
  isBrief,
}: {
  value: Draft['purpose']
  onChange(purpose: Purpose): void
  error: string | undefined
  isBrief: boolean
}) {
  const words = useWords(ko)
  const options = usePurposes()
  return (
    <Choice
      columns={2}
      error={error}
      hideLegend={isBrief}
      legend={words.purpose}
      name="purpose"
      onChange={onChange}
      options={isBrief ? options.map(({ value: purpose, label }) => ({ value: purpose, label })) : options}
      value={value}
    />
  )
}

function usePurposes(): { value: Purpose; label: string; detail: string }[] {
  const words = useWords(ko)
  return [
    { value: 'JEONSE', label: words.jeonse, detail: words.jeonseDetail },
    { value: 'MONTHLY_RENT', label: words.monthly, detail: words.monthlyDetail },
  ]
}

export function DepositQuestion({ draft, error, onChange }: Question) {
  const words = useWords(ko)
  const { eok, tenMillion, fiveMillion } = words.steps
  return (
    <Amount
      amounts={[
        [eok, 10_000],
        [tenMillion, 1_000],
        [fiveMillion, 500],
      ]}
      error={error}
      hint={draft.purpose === 'MONTHLY_RENT' ? words.depositZero : undefined}
      id="deposit"
      label={words.depositLabel}
      onChange={(deposit) => onChange({ deposit })}
      value={draft.deposit}
    />
  )
}

export function RentQuestion({ draft, error, onChange }: Question) {
  const words = useWords(ko)
  const { million, hundredThousand, fiftyThousand } = words.steps
  return (
    <Amount
      amounts={[
        [million, 100],
        [hundredThousand, 10],
        [fiftyThousand, 5],
      ]}
      error={error}
      id="rent"
      label={words.rentLabel}
      onChange={(rent) => onChange({ rent })}
      value={draft.rent}
    />
  )
}

function Amount({
  amounts,
  value,
  onChange,
  ...field
}: {
  amounts: [label: string, manwon: number][]
  id: string
  label: string
  hint?: string | undefined
  value: string
  onChange(text: string): void
  error: string | undefined
}) {
  const words = useWords(ko)
  const amount = readManwon(value)
  return (
    <>
      <AmountField
        {...field}
        format={groupDigits}
        onChange={onChange}
        readBack={amount === null ? '' : words.readAs(formatManwon(amount), formatEok(amount))}
        steps={amounts.map(([label, manwon]) => ({
          label,
          onAdd: () => onChange(groupDigits(String((amount ?? 0) + manwon))),
        }))}
        unit={words.manwon}
        value={value}
      />
      {amount !== null && amount >= CLIENT_THRESHOLDS.askUnitFromManwon && (
        <Notice tone="moderate" title={words.unitQuestion(value, formatManwon(amount))} />
      )}
    </>
  )
}
