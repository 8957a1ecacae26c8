import { BOARD_CODES } from '@lease-risk/contract/community'
import { useWords } from '../../lib/words.ts'
import { Choice } from '../../ui/choice.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import type { PostText } from './post-draft.ts'
import type { Problem } from './post-problems.ts'
import { ko } from './words.ko.ts'

/** The board, the title and the text of a post. `hasBoard`: the board may still be chosen. */
export function PostFields({
  text,
  errors,
  hasBoard,
  onChange,
}: {
  text: PostText
  errors: Problem[]
  hasBoard: boolean
  onChange(next: Partial<PostText>): void
}) {
  const words = useWords(ko)
  const errorOf = (id: string) => {
    const own = errors.filter((each) => each.id === id).map(({ message }) => message)
    return own.length === 0 ? undefined : own.join(' ')
  }
  return (
    <>
      {hasBoard && (
        <Choice
          error={errorOf('post-boardCode')}
          legend={words.board}
          name="post-boardCode"
          onChange={(boardCode) => onChange({ boardCode })}
          options={BOARD_CODES.map((value) => ({ value, label: words.boardNames[value] }))}
          value={text.boardCode}
        />
      )}
      <Field
        autoComplete="off"
        error={errorOf('post-title')}
        id="post-title"
        label={words.postTitle}
        onChange={({ target }) => onChange({ title: target.value })}
        value={text.title}
      />
      <TextArea
        error={errorOf('post-content')}
        hint={words.contentHint}
        id="post-content"
        label={words.content}
        onChange={({ target }) => onChange({ content: target.value })}
        rows={10}
        value={text.content}
      />
    </>
  )
}
