import type { AddressMarker, AnalyzableLocation } from '@lease-risk/contract/map'
import { useLocation } from 'wouter'
import { keepDraft } from '../../../lib/draft.ts'
import { districtLink, START } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from './map.module.css'
import { ko } from './words.ko.ts'

type Lookup = AnalyzableLocation['boundaryLookupStatus']
/** `undefined` when the item is not on the map, or there is no map. */
type OnMap = (() => void) | undefined

export function DistrictItem({ district, onMap }: { district: AnalyzableLocation; onMap: OnMap }) {
  const words = useWords(ko)
  return (
    <div className={styles['item']}>
      <Heading lookup={district.boundaryLookupStatus} name={district.regionName} />
      <p className={styles['small']}>{metricsText(district.metrics, words)}</p>
      {district.boundaryLookupMessage && <p className={styles['small']}>{district.boundaryLookupMessage}</p>}
      <div className={styles['actions']}>
        <ButtonLink href={districtLink(district.legalDistrictCode)}>
          {words.open(shortName(district.regionName))}
        </ButtonLink>
        <OnMapButton name={district.regionName} onMap={onMap} />
      </div>
    </div>
  )
}

export function LotItem({ lot, onMap }: { lot: AddressMarker; onMap: OnMap }) {
  const words = useWords(ko)
  const [, navigate] = useLocation()
  const { jibunAddress, jusoAddress } = lot
  return (
    <div className={styles['item']}>
      <Heading lookup={lot.coordinateLookupStatus} name={[jibunAddress, jusoAddress.bdNm].filter(Boolean).join(' ')} />
      <p className={styles['small']}>{metricsText(lot.evidence, words)}</p>
      {lot.coordinateLookupMessage && <p className={styles['small']}>{lot.coordinateLookupMessage}</p>}
      <div className={styles['actions']}>
        <Button
          aria-label={`${jibunAddress} ${words.diagnose}`}
          onClick={() => {
            keepDraft({ addressLabel: jibunAddress, lotAddress: jibunAddress, jusoAddress, registerKey: undefined })
            navigate(START)
          }}
        >
          {words.diagnose}
        </Button>
        <OnMapButton name={jibunAddress} onMap={onMap} />
      </div>
    </div>
  )
}

function Heading({ name, lookup }: { name: string; lookup: Lookup }) {
  const words = useWords(ko)
  return (
    <div className={styles['heading']}>
      <h3>
        <Text>{name}</Text>
      </h3>{' '}
      {lookup !== 'FOUND' && <StatusWord tone="unknown">{words.lookups[lookup]}</StatusWord>}
    </div>
  )
}

function OnMapButton({ name, onMap }: { name: string; onMap: OnMap }) {
  const words = useWords(ko)
  if (!onMap) return null
  return (
    <Button aria-label={`${name} ${words.onMap}`} look="quiet" onClick={onMap}>
      {words.onMap}
    </Button>
  )
}

function metricsText(metrics: AnalyzableLocation['metrics'], words: typeof ko): string {
  return metrics
    .map(({ title, storedCount }) => (storedCount > 0 ? words.count(title, storedCount) : words.notStored(title)))
    .join(' · ')
}

function shortName(name: string): string {
  return name.split(' ').at(-1) ?? name
}
