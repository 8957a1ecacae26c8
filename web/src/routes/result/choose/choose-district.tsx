import { useLocation } from 'wouter'
import { START } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Said } from '../../../ui/said.tsx'
import { Section } from '../../../ui/screen.tsx'
import type { Result } from '../queries.ts'
import styles from '../result.module.css'
import { ko } from '../words.ko.ts'
import { askAgain } from './ask-again.ts'

/** A name that several districts bear. */
export default function ChooseDistrict({ result }: { result: Result }) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const { candidates } = result.address
  if (candidates.length === 0) return null
  return (
    <Section title={words.districts}>
      <ul className={styles['plain']}>
        {candidates.map(({ legalDistrictCode, fullName }) => (
          <li key={legalDistrictCode}>
            <Button
              onClick={() => {
                askAgain(result, { lotAddress: `${fullName} ${lotOf(result.address.inputAddress)}`.trim() })
                navigate(START)
              }}
              wide
            >
              <Said>{fullName}</Said>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The lot number within an address that was typed. */
function lotOf(address: string): string {
  return /산?\s*\d{1,4}(-\d{1,4})?(?=\s|번지|$)/.exec(address)?.[0] ?? ''
}
