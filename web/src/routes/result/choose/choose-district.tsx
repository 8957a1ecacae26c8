import { useLocation } from 'wouter'
import { failureOf } from '../../../lib/failure.ts'
import { START } from '../../../lib/links.ts'
import { startDiagnosis } from '../../../lib/start-diagnosis.ts'
import { useSending } from '../../../lib/use-sending.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Section } from '../../../ui/screen.tsx'
import { Text } from '../../../ui/text.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { askAgain } from './ask-again.ts'

type Candidate = Result['address']['candidates'][number]

/** Candidates for an ambiguous address. Picking one repeats the diagnosis if the lot number was read. */
export default function ChooseDistrict({ result }: { result: Result }) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const { send, busy, error } = useSending()
  const { candidates } = result.address
  if (candidates.length === 0) return null
  const choose = (place: Candidate) => {
    const { jibunAddress } = place
    const lotAddress = jibunAddress ?? `${place.fullName} ${lotOf(result.address.inputAddress)}`.trim()
    const draft = askAgain(result, { lotAddress })
    if (jibunAddress) void send(async () => navigate(await startDiagnosis(draft)))
    else navigate(START)
  }
  return (
    <Section title={candidates.every(({ jibunAddress }) => jibunAddress) ? words.lots : words.districts}>
      <ul className={styles['plain']}>
        {candidates.map((place) => (
          <li key={place.jibunAddress ?? place.legalDistrictCode}>
            <Button busy={busy} onClick={() => choose(place)} wide>
              <Text>{place.jibunAddress ?? place.fullName}</Text>
            </Button>
          </li>
        ))}
      </ul>
      {error !== undefined && <Failure sentence={failureOf(error).sentence} />}
    </Section>
  )
}

/** The lot number within a typed address. */
function lotOf(address: string): string {
  return /산?\s*\d{1,4}(-\d{1,4})?(?=\s|번지|$)/.exec(address)?.[0] ?? ''
}
