import type { LandlordLookups } from '@lease-risk/contract/landlord-lookups'
import { useWords } from '../../../../lib/words.ts'
import { Choice } from '../../../../ui/choice.tsx'
import { Field } from '../../../../ui/field.tsx'
import { ko } from '../words.ko.ts'

type Part = { landlord: LandlordLookups; onChange(landlord: LandlordLookups): void }

/** The look-ups about the landlord. A look-up without a date does not count. */
export function LandlordForm(part: Part) {
  return (
    <>
      <RecordFields {...part} />
      <ListFields {...part} />
      <AgentFields {...part} />
    </>
  )
}

function RecordFields({ landlord, onChange }: Part) {
  const words = useWords(ko).landlord
  const { record, ...others } = landlord
  return (
    <>
      <Field
        hint={words.recordHow}
        label={words.recordOn}
        onChange={({ target: { value } }) =>
          onChange(value === '' ? others : { ...others, record: { ...record, lookedUpOn: value } })
        }
        type="date"
        value={record?.lookedUpOn ?? ''}
      />
      {record && (
        <>
          <Field
            inputMode="numeric"
            label={words.repaid}
            onChange={({ target: { value } }) => onChange({ ...others, record: withCount(record, value) })}
            unit={words.cases}
            value={record.repaidByHug === undefined ? '' : String(record.repaidByHug)}
          />
          <YesNo
            legend={words.barred}
            name="landlord-barred"
            onChange={(barred) => onChange({ ...others, record: { ...record, barred } })}
            value={record.barred}
          />
        </>
      )}
    </>
  )
}

function ListFields({ landlord, onChange }: Part) {
  const words = useWords(ko).landlord
  const { defaulterList: list, ...others } = landlord
  return (
    <>
      <Field
        hint={words.listHow}
        label={words.listOn}
        onChange={({ target: { value } }) =>
          onChange(value === '' ? others : { ...others, defaulterList: { listed: false, ...list, lookedUpOn: value } })
        }
        type="date"
        value={list?.lookedUpOn ?? ''}
      />
      {list && (
        <YesNo
          legend={words.listed}
          name="landlord-listed"
          onChange={(listed) => onChange({ ...others, defaulterList: { ...list, listed } })}
          value={list.listed}
        />
      )}
    </>
  )
}

function AgentFields({ landlord, onChange }: Part) {
  const words = useWords(ko).landlord
  const { agent, ...others } = landlord
  return (
    <>
      <YesNo
        legend={words.isAgent}
        name="landlord-agent"
        onChange={(isAgent) =>
          onChange(isAgent ? { ...others, agent: { hasAuthority: false, ownerConfirmed: false } } : others)
        }
        value={agent !== undefined || undefined}
      />
      {agent && (
        <>
          <YesNo
            legend={words.hasAuthority}
            name="landlord-authority"
            onChange={(hasAuthority) => onChange({ ...others, agent: { ...agent, hasAuthority } })}
            value={agent.hasAuthority}
          />
          <YesNo
            legend={words.ownerConfirmed}
            name="landlord-owner"
            onChange={(ownerConfirmed) => onChange({ ...others, agent: { ...agent, ownerConfirmed } })}
            value={agent.ownerConfirmed}
          />
        </>
      )}
    </>
  )
}

type LandlordRecord = NonNullable<LandlordLookups['record']>

/** An empty field means that the number is unknown. */
function withCount(record: LandlordRecord, typed: string): LandlordRecord {
  const { repaidByHug: _, ...others } = record
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return digits === '' ? others : { ...others, repaidByHug: Number(digits) }
}

type Question = { legend: string; name: string; value: boolean | undefined; onChange(value: boolean): void }

function YesNo({ legend, name, value, onChange }: Question) {
  const words = useWords(ko).landlord
  return (
    <Choice
      columns={2}
      legend={legend}
      name={name}
      onChange={(answer) => onChange(answer === 'YES')}
      options={[
        { value: 'NO' as const, label: words.no },
        { value: 'YES' as const, label: words.yes },
      ]}
      value={value === undefined ? '' : value ? 'YES' : 'NO'}
    />
  )
}
