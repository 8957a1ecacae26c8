import type { FavoriteComparison } from '@lease-risk/contract/favorite-analysis'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { favoriteLink } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Said } from '../../ui/said.tsx'
import { StatusWord } from '../../ui/status-word.tsx'
import styles from './favorites.module.css'
import { formatHomeValue } from './home-value.ts'
import { ko } from './words.ko.ts'

const PERCENT = 100

type Item = FavoriteComparison['items'][number]

/** A column a home; the first column stays when the table is moved. What cannot stand side by side says why instead. */
export function CompareTable({ comparison: { homes, items } }: { comparison: FavoriteComparison }) {
  const words = useWords(ko)
  return (
    <section aria-label={words.scroll} className={styles['scroll']} tabIndex={0}>
      <table className={styles['compare']}>
        <caption className="visually-hidden">{words.compareTitle}</caption>
        <thead>
          <tr>
            <th scope="col">{words.home}</th>
            {homes.map(({ favoriteId, label, address, propertyTypeName }) => (
              <th key={favoriteId} scope="col">
                <Link className={styles['homeLink'] ?? ''} href={favoriteLink(favoriteId)}>
                  <Said>{label ?? address}</Said>
                </Link>
                {label && (
                  <span className={styles['small']}>
                    <Said>{address}</Said>
                  </span>
                )}
                <span className={styles['small']}>{propertyTypeName}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.coverageOf}</th>
            {homes.map(({ favoriteId, coverage }) => (
              <td key={favoriteId}>{Math.round(coverage * PERCENT)}%</td>
            ))}
          </tr>
          {items.map((item) =>
            item.comparable ? (
              <Fragment key={item.code}>
                <Comparable homes={homes} item={item} />
                {item.cautions.length > 0 && (
                  <tr>
                    <td className={styles['hard']} colSpan={homes.length + 1}>
                      <div className={styles['stay']}>{item.cautions.join(' ')}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            ) : (
              <Hard homes={homes} item={item} key={item.code} />
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}

function Comparable({ item, homes }: { item: Item; homes: FavoriteComparison['homes'] }) {
  return (
    <tr>
      <th scope="row">{item.title}</th>
      {homes.map(({ favoriteId }) => {
        const found = item.values.find((value) => value.favoriteId === favoriteId)
        return (
          <td key={favoriteId}>
            {found && <Said>{formatHomeValue(found.value, item.unit)}</Said>}
            {found && (
              <span className={styles['small']}>
                <Said>{found.basis}</Said>
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

function Hard({ item, homes }: { item: Item; homes: FavoriteComparison['homes'] }) {
  const words = useWords(ko)
  const nameOf = (id: number) => {
    const home = homes.find(({ favoriteId }) => favoriteId === id)
    return home?.label ?? home?.address ?? ''
  }
  return (
    <tr>
      <th scope="row">{item.title}</th>
      <td className={styles['hard']} colSpan={homes.length}>
        <div className={styles['stay']}>
          <StatusWord tone="unknown">{words.hard}</StatusWord>
          <p className={styles['small']}>{item.cautions.join(' ')}</p>
          {item.lacking.length > 0 && (
            <Disclosure summary={words.why(item.lacking.length)}>
              {item.lacking.map(({ favoriteId, sentence, action }) => (
                <p className={styles['small']} key={favoriteId}>
                  <strong>
                    <Said>{nameOf(favoriteId)}</Said>
                  </strong>{' '}
                  {sentence} {action}
                </p>
              ))}
            </Disclosure>
          )}
        </div>
      </td>
    </tr>
  )
}
