import { type FormEvent, useState } from 'react'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './region.module.css'
import { ko } from './words.ko.ts'

export function SearchForm({ keyword, onAsk }: { keyword: string; onAsk(typed: string): void }) {
  const words = useWords(ko)
  const [typed, setTyped] = useState(keyword)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') {
      setError(words.write)
      document.getElementById('keyword')?.focus()
    } else onAsk(typed.trim())
  }
  return (
    <form className={styles['form']} noValidate onSubmit={submit} role="search">
      <Field
        autoComplete="off"
        enterKeyHint="search"
        error={error}
        hint={words.keywordHint}
        id="keyword"
        label={words.keyword}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
        type="search"
        value={typed}
      />
      <Button look="primary" type="submit" wide>
        {words.search}
      </Button>
    </form>
  )
}
