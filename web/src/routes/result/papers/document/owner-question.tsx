import type { RegistryReading as PaperRegistry } from '@lease-risk/contract/papers-input'
import type { RegistryReading } from '@lease-risk/registry/reading'
import { formatDate, today } from '../../../../lib/amount.ts'
import { useWords } from '../../../../lib/words.ts'
import { Choice } from '../../../../ui/choice.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Text } from '../../../../ui/text.tsx'
import styles from '../../result.module.css'
import { ko as ofPapers } from '../words.ko.ts'
import { ko } from './words.ko.ts'

type Answer = PaperRegistry['ownerIsLandlord']

/** R-REG-12: names are shown until the question is answered. Only the answer is passed on. */
export function OwnerQuestion({
  names,
  reading,
  value,
  onAnswer,
}: {
  names: string[]
  reading: RegistryReading
  value: Answer | ''
  onAnswer(answer: Answer): void
}) {
  const words = useWords(ko)
  const papers = useWords(ofPapers)
  return (
    <div className={styles['plain']}>
      <p>
        <Text>{names.length > 0 ? words.ownerNames(names.join(', ')) : words.ownerHidden}</Text>
      </p>
      <Choice
        legend={words.owner}
        name="document-owner"
        onChange={onAnswer}
        options={(['YES', 'NO', 'UNKNOWN'] as const).map((answer) => ({ value: answer, label: papers.owners[answer] }))}
        value={value}
      />
      {ownerRemarks(reading, words).map((remark) => (
        <Notice key={remark} title={remark} tone="moderate" />
      ))}
    </div>
  )
}

/** The points about ownership to ask about. */
function ownerRemarks({ owners: { company, count, since }, entries }: RegistryReading, words: typeof ko): string[] {
  const halfYearAgo = daysAgo(182)
  const twoYearsAgo = daysAgo(730)
  const transfers = entries.filter(
    ({ kind, cancelled, receivedOn }) =>
      kind === 'OWNERSHIP_TRANSFER' && !cancelled && receivedOn !== null && receivedOn > twoYearsAgo,
  ).length
  return [
    ...(company ? [words.company] : []),
    ...(count !== null && count > 1 ? [words.several(count)] : []),
    ...(since !== null && since > halfYearAgo ? [words.changedLately(formatDate(since))] : []),
    ...(transfers > 1 ? [words.transfers(transfers)] : []),
  ]
}

function daysAgo(days: number): string {
  return new Date(Date.parse(today()) - days * 86_400_000).toISOString().slice(0, 10)
}
