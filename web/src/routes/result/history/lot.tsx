import type { DiagnosisHistorySummary } from '@lease-risk/contract/diagnosis-history'
import { Link } from 'wouter'
import { formatDay } from '../../../lib/amount.ts'
import { useLevel } from '../../../lib/decision/use-level.ts'
import { formatLease } from '../../../lib/lease/format-lease.ts'
import { resultLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { AnswerHeadline } from '../../../ui/answer-headline.tsx'
import { Button } from '../../../ui/button.tsx'
import { type Grade, GradeMark } from '../../../ui/grade-mark.tsx'
import { Section } from '../../../ui/screen.tsx'
import styles from '../result.module.css'
import { ko } from './words.ko.ts'

/** Groups the diagnoses by lot, in the order in which the lots were last diagnosed. */
export function byLot(diagnoses: DiagnosisHistorySummary[]): DiagnosisHistorySummary[][] {
  return [...Map.groupBy(diagnoses, ({ address }) => address).values()]
}

export function Lot({
  diagnoses,
  onRemove,
}: {
  diagnoses: DiagnosisHistorySummary[]
  onRemove(diagnosisId: number): void
}) {
  const words = useWords(ko)
  const [newest] = diagnoses
  if (!newest) return null
  return (
    <Section
      // the newer of two shows what changed since the older
      aside={
        diagnoses.length > 1 && (
          <Link className={styles['change'] ?? ''} href={resultLink({ diagnosisId: newest.diagnosisId })}>
            {words.compare}
          </Link>
        )
      }
      title={newest.address}
    >
      <ul className={styles['plain']}>
        {diagnoses.map((diagnosis) => (
          <Row diagnosis={diagnosis} key={diagnosis.diagnosisId} onRemove={onRemove} />
        ))}
      </ul>
    </Section>
  )
}

function Row({ diagnosis, onRemove }: { diagnosis: DiagnosisHistorySummary; onRemove(diagnosisId: number): void }) {
  const words = useWords(ko)
  const { diagnosisId, purpose, createdAt, riskGrade, diagnosisState, registry } = diagnosis
  const rent = purpose === 'LEASE_JEONSE' ? null : diagnosis.monthlyRentAmountManwon
  const { withPapers = null } = diagnosis
  const level = useLevel(withPapers?.decision)
  const terms = formatLease(diagnosis.depositAmountManwon, rent)
  const grade: Grade = Object.hasOwn(words.grades, riskGrade) ? (riskGrade as Grade) : 'NEED_MORE_INFORMATION'
  return (
    <li className={styles['historyRow']}>
      <Link className={styles['historyLink'] ?? ''} href={resultLink({ diagnosisId })}>
        <span className={styles['small']}>{formatDay(createdAt)}</span>
        <strong>{terms}</strong>
        {withPapers ? (
          <AnswerHeadline headline={withPapers.headline} level={level} />
        ) : (
          <span className={styles['grade']}>
            <GradeMark grade={grade} />
            {diagnosisState === 'empty' ? words.limited : words.grades[grade]}
          </span>
        )}
        <span className={styles['small']}>
          {words.registry(words.registryStates[registry.contract], words.registryStates[registry.balance])}
        </span>
      </Link>
      <Button
        aria-label={words.removeLabel(`${formatDay(createdAt)} ${terms}`)}
        look="quiet"
        onClick={() => onRemove(diagnosisId)}
      >
        {words.remove}
      </Button>
    </li>
  )
}
