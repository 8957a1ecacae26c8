import { useState } from 'react'
import { formatSize } from '../../lib/file-size.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './community.module.css'
import { ko } from './words.ko.ts'

const MOST_BYTES = 5 * 1024 * 1024
const MOST_FILES = 10
const KINDS = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.pdf']

/** Picks files to attach. States the limits first; files that are too large or of another type are left out with a message. */
export function FilePicker({ files, onChange }: { files: File[]; onChange(files: File[]): void }) {
  const words = useWords(ko)
  const [error, setError] = useState<string>()
  const add = (picked: File[]) => {
    const problems = picked.map((file) => problemOf(file, words))
    setError(problems.filter(Boolean).join(' ') || undefined)
    onChange([...files, ...picked.filter((_, index) => problems[index] === '')].slice(0, MOST_FILES))
  }
  return (
    <>
      <Field
        accept={KINDS.join()}
        error={error}
        hint={words.filesHint}
        label={words.files}
        multiple
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
        type="file"
      />
      <ul>
        {files.map((file, index) => (
          <li className={styles['actions']} key={`${file.name}${index}`}>
            {file.name} ({formatSize(file.size)})
            <Button look="quiet" onClick={() => onChange(files.filter((other) => other !== file))}>
              {words.remove}
              <span className="visually-hidden">{file.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Checks files from pickers that ignore the accepted types; the service checks the content again. */
function problemOf({ name, size }: File, words: typeof ko): string {
  if (!KINDS.some((kind) => name.toLowerCase().endsWith(kind))) return words.otherKind(name)
  return size > MOST_BYTES ? words.tooLarge(name) : ''
}
