import type { FormEvent } from 'react'
import { useSearchParams } from 'wouter'
import { formatCount } from '../../lib/amount.ts'
import { typedIn } from '../../lib/form/typed-in.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import styles from './community.module.css'
import { useBoards } from './queries.ts'
import { ko } from './words.ko.ts'

type Sort = keyof typeof ko.sorts

/** Board, search words and order, stored in the address. */
export function BoardFilters() {
  const words = useWords(ko)
  const [search, setSearch] = useSearchParams()
  const { data: boards = [] } = useBoards()
  const change = (changes: Record<string, string>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries({ ...changes, page: '' })) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  return (
    <div className={styles['filters']}>
      <SelectField
        label={words.board}
        onChange={({ target }) => change({ boardCode: target.value })}
        value={search.get('boardCode') ?? ''}
      >
        <option value="">{words.all}</option>
        {boards.map(({ boardCode, boardName, postCount }) => (
          <option key={boardCode} value={boardCode}>
            {boardName} ({words.count(formatCount(postCount))})
          </option>
        ))}
      </SelectField>
      <Disclosure isOpen={search.has('keyword') || search.has('sort')} summary={words.refine}>
        <Refinements onChange={change} search={search} />
      </Disclosure>
    </div>
  )
}

function Refinements({
  search,
  onChange,
}: {
  search: URLSearchParams
  onChange(changes: Record<string, string>): void
}) {
  const words = useWords(ko)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange({ keyword: typedIn(event.currentTarget, 'keyword') })
  }
  return (
    <>
      <SelectField
        label={words.sort}
        onChange={({ target }) => onChange({ sort: target.value })}
        value={search.get('sort') ?? 'CREATED_AT_DESC'}
      >
        {(Object.keys(words.sorts) as Sort[]).map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </SelectField>
      <form className={styles['search']} onSubmit={submit} role="search">
        <Field
          defaultValue={search.get('keyword') ?? ''}
          enterKeyHint="search"
          key={search.get('keyword')}
          label={words.keyword}
          maxLength={100}
          name="keyword"
          type="search"
        />
        <Button type="submit">{words.find}</Button>
      </form>
    </>
  )
}
