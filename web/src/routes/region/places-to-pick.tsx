import { useLocation } from 'wouter'
import { keepDraft } from '../../lib/draft.ts'
import { START } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/screen.tsx'
import { Text } from '../../ui/text.tsx'
import type { Interpretation } from './queries.ts'
import styles from './region.module.css'
import { ko } from './words.ko.ts'

/** Regions and buildings that the words may mean; the user selects one, nothing is guessed. */
export function PlacesToPick({
  interpretation,
  onPickRegion,
}: {
  interpretation: Interpretation
  onPickRegion(fullName: string): void
}) {
  const words = useWords(ko)
  const { candidates, complexes, regions } = interpretation
  return (
    <>
      {regions.length === 0 && candidates.length === 0 && complexes.length === 0 && (
        <Notice title={words.noRegion}>
          <p>{words.noRegionHow}</p>
        </Notice>
      )}
      {candidates.length > 0 && (
        <Section title={words.which}>
          <ul className={styles['plain']}>
            {candidates.map(({ legalDistrictCode, fullName }) => (
              <li key={legalDistrictCode}>
                <Button onClick={() => onPickRegion(fullName)} wide>
                  <Text>{fullName}</Text>
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {complexes.length > 0 && <Buildings complexes={complexes} />}
    </>
  )
}

function Buildings({ complexes }: Pick<Interpretation, 'complexes'>) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  return (
    <Section title={words.buildings}>
      <ul className={styles['plain']}>
        {complexes.map(({ pnu, name, jibunAddress, dealCount }) => (
          <li className={styles['building']} key={pnu}>
            <p>
              <strong>
                <Text>{name}</Text>
              </strong>
              <span className={styles['small']}>
                <Text>{jibunAddress}</Text> · {words.deals(dealCount)}
              </span>
            </p>
            <Button
              aria-label={`${name} ${words.diagnose}`}
              onClick={() => {
                keepDraft({ addressLabel: jibunAddress, lotAddress: jibunAddress })
                navigate(START)
              }}
            >
              {words.diagnose}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
