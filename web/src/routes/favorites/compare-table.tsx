import type { FavoriteComparison } from '@lease-risk/contract/favorite-analysis'
import { Link } from 'wouter'
import { favoriteLink } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import { Text } from '../../ui/text.tsx'
import styles from './favorites.module.css'
import { formatHomeValue } from './home-value.ts'
import { nameOf } from './terms-of.ts'
import { ko } from './words.ko.ts'

const PERCENT = 100

type Item = FavoriteComparison['items'][number]

/** One column per home, with the name of each row above it, so that two or three fit on a phone. */
export function CompareTable({ comparison: { homes, items } }: { comparison: FavoriteComparison }) {
  const words = useWords(ko)
  return (
    <section aria-label={words.scroll} className={styles['scroll']} tabIndex={0}>
      <table className={styles['compare']}>
        <caption className="visually-hidden">{words.compareTitle}</caption>
        <thead>
          <tr>
            {homes.map((home) => (
              <th key={home.favoriteId} scope="col">
                <Link className={styles['homeLink'] ?? ''} href={favoriteLink(home.favoriteId)}>
                  <Text>{nameOf(home)}</Text>
                </Link>
                {home.label && (
                  <span className={styles['small']}>
                    <Text>{nameOf({ ...home, label: null })}</Text>
                  </span>
                )}
                <span className={styles['small']}>{home.propertyTypeName}</span>
              </th>
            ))}
          </tr>
        </thead>
        {items
          .filter(({ comparable }) => comparable)
          .map((item) => (
            <tbody key={item.code}>
              <RowName homes={homes}>{item.title}</RowName>
              <Comparable homes={homes} item={item} />
            </tbody>
          ))}
        <tbody>
          <RowName homes={homes}>{words.coverageOf}</RowName>
          <tr>
            {homes.map(({ favoriteId, coverage }) => (
              <td key={favoriteId}>{Math.round(coverage * PERCENT)}%</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

type Homes = FavoriteComparison['homes']

function RowName({ homes, children }: { homes: Homes; children: string }) {
  return (
    <tr>
      <th className={styles['rowName']} colSpan={homes.length} scope="rowgroup">
        <span className={styles['stay']}>{children}</span>
      </th>
    </tr>
  )
}

function Comparable({ item, homes }: { item: Item; homes: Homes }) {
  return (
    <>
      <tr>
        {homes.map(({ favoriteId }) => {
          const found = item.values.find((value) => value.favoriteId === favoriteId)
          return (
            <td key={favoriteId}>
              {found && <Text>{formatHomeValue(found.value, item.unit)}</Text>}
              {found && (
                <span className={styles['small']}>
                  <Text>{found.basis}</Text>
                </span>
              )}
            </td>
          )
        })}
      </tr>
      {item.cautions.length > 0 && (
        <tr>
          <td className={styles['hard']} colSpan={homes.length}>
            <div className={styles['stay']}>{item.cautions.join(' ')}</div>
          </td>
        </tr>
      )}
    </>
  )
}

/** Items that cannot be compared, all named, with the reasons behind one line. */
export function HardToCompare({ comparison: { homes, items } }: { comparison: FavoriteComparison }) {
  const words = useWords(ko)
  const hard = items.filter(({ comparable }) => !comparable)
  if (hard.length === 0) return null
  return (
    <div className={styles['hardOnes']}>
      <StatusWord tone="unknown">{words.hard}</StatusWord>
      <p>{hard.map(({ title }) => title).join(' · ')}</p>
      <Disclosure summary={words.hardWhy(hard.length)}>
        <dl className={styles['plain']}>
          {hard.map((item) => (
            <Hard homes={homes} item={item} key={item.code} />
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}

function Hard({ item: { title, cautions, lacking }, homes }: { item: Item; homes: Homes }) {
  const nameById = (id: number) => {
    const home = homes.find(({ favoriteId }) => favoriteId === id)
    return home ? nameOf(home) : ''
  }
  return (
    <div>
      <dt className={styles['name']}>{title}</dt>
      <dd className={styles['small']}>{cautions.join(' ')}</dd>
      {lacking.map(({ favoriteId, sentence, action }) => (
        <dd className={styles['small']} key={favoriteId}>
          <strong>
            <Text>{nameById(favoriteId)}</Text>
          </strong>{' '}
          {sentence} {action}
        </dd>
      ))}
    </div>
  )
}
