import type {
  BuildingRegister,
  PaperReading,
  ReadValue,
  TaxCertificate,
} from '@lease-risk/registry/papers/paper-reading'
import type { ReactNode } from 'react'
import { formatDate } from '../../../../../lib/amount.ts'
import { useWords } from '../../../../../lib/words.ts'
import { StatusWord } from '../../../../../ui/status-word.tsx'
import { Text } from '../../../../../ui/text.tsx'
import styles from '../../../result.module.css'
import { ko } from '../words.ko.ts'

type Fact = { id: string; said: string; read: Pick<ReadValue<unknown>, 'state' | 'source'> | null }

/** Facts of a paper that have no field in the papers form or are confirmed as a whole. */
export function Facts({ paper }: { paper: PaperReading }) {
  const words = useWords(ko)
  return (
    <ul className={styles['plain']}>
      {factsOf(paper, words).map(({ id, said, read }) => (
        <li className={styles['quote']} key={id}>
          <div>
            {read && <ReadState state={read.state} />}
            <p>
              <Text>{said}</Text>
            </p>
            {read && <PaperSource source={read.source} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

export function ReadState({
  state,
  isOpen = state === 'DOUBTED',
}: {
  state: 'SETTLED' | 'DOUBTED'
  isOpen?: boolean
}): ReactNode {
  const words = useWords(ko)
  return <StatusWord tone={isOpen ? 'moderate' : 'unknown'}>{isOpen ? words.doubted : words.settled}</StatusWord>
}

export function PaperSource({ source }: { source: ReadValue<unknown>['source'] }) {
  const words = useWords(ko)
  return (
    <span className={styles['small']}>
      <Text>{words.papers.place(source.page)}</Text>
      <br />
      <span lang="ko">{source.text}</span>
    </span>
  )
}

function factsOf(paper: PaperReading, words: typeof ko): Fact[] {
  const { papers } = words
  const issued = paper.issuedOn === null ? [] : [plain('issued', papers.issuedOn(formatDate(paper.issuedOn)))]
  switch (paper.document) {
    case 'BUILDING_REGISTER':
      return [...issued, ...ofRegister(paper, words)]
    case 'TAX_CERTIFICATE':
      return [...issued, ...ofTax(paper, words)]
    case 'FIXED_DATES':
      return [...issued, ...found('none', paper.none, () => papers.noDates)]
    case 'HOUSEHOLDS':
      return [
        ...issued,
        ...found('none', paper.none, () => `${papers.noHouseholds} ${papers.numberOpen}`),
        ...paper.leavesOut.map((each) => plain(each, papers.leavesOut[each])),
      ]
    case 'OTHER':
      return []
  }
}

const plain = (id: string, said: string): Fact => ({ id, said, read: null })

function found<T>(id: string, read: ReadValue<T> | null, say: (value: T) => string): Fact[] {
  return read === null ? [] : [{ id, said: say(read.value), read }]
}

function ofRegister(paper: BuildingRegister, { papers }: typeof ko): Fact[] {
  const { violation, areaSquareMeter, floor, use, households } = paper
  return [
    ...(violation === null ? [plain('violation', papers.noMark)] : found('violation', violation, () => papers.mark)),
    ...found('area', areaSquareMeter, papers.area),
    ...found('floor', floor, papers.floor),
    ...found('use', use, papers.use),
    ...found('households', households, papers.households),
  ]
}

function ofTax({ noArrears, deferred, validUntil, tax }: TaxCertificate, { papers }: typeof ko): Fact[] {
  return [
    ...found('arrears', noArrears, () => papers.noArrears(papers.taxes[tax])),
    ...found('deferred', deferred, (value) => papers.deferred[value]),
    ...(validUntil === null ? [] : [plain('until', papers.validUntil(formatDate(validUntil)))]),
  ]
}
