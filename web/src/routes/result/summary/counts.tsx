import { useWords } from '../../../lib/words.ts'
import { Stats } from '../../../ui/stat.tsx'
import type { Result } from '../queries.ts'
import { ko } from '../words.ko.ts'

/** What is known and what is not, in the same size. */
export function Counts({ matrix }: { matrix: Result['confirmationMatrix'] }) {
  const { counts } = useWords(ko)
  return (
    <Stats
      label={counts.label}
      stats={[
        { value: matrix.confirmed.length, label: counts.confirmed, tone: 'low' },
        { value: matrix.caution.length, label: counts.caution, tone: 'moderate' },
        { value: matrix.required.length, label: counts.unknown, tone: 'unknown' },
      ]}
    />
  )
}
