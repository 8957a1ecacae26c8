import { Link } from 'wouter'
import { METHOD } from '../../lib/links.ts'
import { useWords } from '../../lib/words.ts'
import styles from './start.module.css'
import { ko } from './words.ko.ts'

/** What an answer looks like, of an invented home, and where its method is explained. */
export function SampleAnswer() {
  const { sample: words, method } = useWords(ko)
  return (
    <section className={styles['sample']}>
      <h2 className={styles['small']}>{words.title}</h2>
      <p className={styles['figure']}>
        <strong>{words.figure}</strong> {words.caption}
      </p>
      <ul>
        {words.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <Link className={styles['method'] ?? ''} href={METHOD}>
        {method}
      </Link>
    </section>
  )
}
