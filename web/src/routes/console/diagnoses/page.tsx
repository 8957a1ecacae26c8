import type { AdminDiagnosisSummary } from '@lease-risk/contract/operations'
import { formatManwon } from '../../../lib/amount.ts'
import { useWords } from '../../../lib/words.ts'
import { ConsoleScreen } from '../frame/console-screen.tsx'
import { ConsoleList } from '../list/console-list.tsx'
import type { Column } from '../list/dense-table.tsx'
import { choicesOf } from '../list/filters.tsx'
import { stamp } from '../record/stamp.ts'
import { DiagnosisDrawer } from './diagnosis-drawer.tsx'
import { ko } from './words.ko.ts'

type Words = typeof ko
type Diagnosis = AdminDiagnosisSummary

const filters = (words: Words) => [
  { name: 'keyword', label: words.keyword },
  { name: 'diagnosisState', label: words.state, choices: choicesOf(words.states) },
]

const columns = (words: Words): Column<Diagnosis>[] => [
  { header: words.number, cell: ({ diagnosisId }) => diagnosisId },
  { header: words.when, cell: ({ createdAt }) => stamp(createdAt) },
  { header: words.address, cell: ({ address }) => address },
  { header: words.terms, cell: (diagnosis) => termsOf(diagnosis, words) },
  { header: words.state, cell: ({ diagnosisState }) => words.states[diagnosisState] },
  { header: words.grade, cell: ({ riskGrade }) => words.grades[riskGrade] ?? riskGrade },
  { header: words.requester, cell: ({ requesterUsername }) => requesterUsername ?? words.nobody },
]

function termsOf(
  { purposeName, purpose, depositAmountManwon, monthlyRentAmountManwon }: Diagnosis,
  words: Words,
): string {
  const deposit = formatManwon(depositAmountManwon)
  const amounts =
    purpose === 'LEASE_MONTHLY_RENT' ? words.monthly(deposit, formatManwon(monthlyRentAmountManwon)) : deposit
  return `${purposeName} ${amounts}`
}

export default function DiagnosesPage() {
  const words = useWords(ko)
  return (
    <ConsoleScreen name="diagnoses">
      <ConsoleList<Diagnosis>
        columns={columns(words)}
        drawer={({ diagnosisId }) => <DiagnosisDrawer diagnosisId={diagnosisId} />}
        filters={filters(words)}
        keyOf={({ diagnosisId }) => String(diagnosisId)}
        name="diagnoses"
        path="/api/admin/rent-risk-diagnoses"
        titleOf={({ diagnosisId, address }) => `${diagnosisId} ${address}`}
      />
    </ConsoleScreen>
  )
}
