import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { formatDay } from '../../../lib/amount.ts'
import { forgetResults, type KeptResult, keptResults } from '../../../lib/kept-results.ts'
import { resultLink } from '../../../lib/links.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Text } from '../../../ui/text.tsx'
import styles from '../start.module.css'
import { ko } from './words.ko.ts'

/** The results stored on this device, also available offline. */
export default function KeptResults() {
  const words = useWords(ko)
  const [kept, setKept] = useState<KeptResult[]>([])
  useEffect(() => void keptResults().then(setKept), [])
  if (kept.length === 0) return null
  return (
    <div className={styles['last']}>
      {kept.map(({ token, savedAt, result: { address } }) => (
        <Link className={styles['lastLink'] ?? ''} href={resultLink({ token })} key={token}>
          <span>
            <span className={styles['small']}>
              {words.last} {formatDay(savedAt)}
            </span>
            <strong>
              <Text>{address.jibunAddress ?? address.inputAddress}</Text>
            </strong>
          </span>
          <Icon name="next" />
        </Link>
      ))}
      <p className={styles['small']}>{words.lastKept}</p>
      <Button look="quiet" onClick={() => void forgetResults().then(() => setKept([]))}>
        {words.forget}
      </Button>
    </div>
  )
}
