import { useLocation } from 'wouter'
import { formatCount } from '../../../lib/amount.ts'
import { failureOf } from '../../../lib/failure.ts'
import { startDiagnosis } from '../../../lib/start-diagnosis.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { askAgain } from './ask-again.ts'

/** The published areas of the lot. Selecting one repeats the diagnosis with that area. */
export default function AreaChoices({ result, areas }: { result: Result; areas: number[] }) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const { send, busy, error } = useSending()
  const again = (area: number) =>
    send(async () => navigate(await startDiagnosis(askAgain(result, { area: String(area) }))))
  return (
    <div>
      <p className={styles['small']} id="areas">
        {words.areas}
      </p>
      <ul aria-labelledby="areas" className={styles['buttons']}>
        {areas.map((area) => (
          <li key={area}>
            <Button busy={busy} onClick={() => void again(area)} sends>
              {words.withArea(formatCount(area))}
            </Button>
          </li>
        ))}
      </ul>
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
    </div>
  )
}
