import { useState } from 'react'
import { formatSize } from '../../lib/file-size.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import styles from './community.module.css'
import { ko } from './words.ko.ts'

const MOST_BYTES = 5 * 1024 * 1024
const MOST_FILES = 10
const KINDS = '.jpg,.jpeg,.png,.webp,.gif,.pdf'

/** Files that go along; the limits are said before, and what is too large is left out with a word. */
export function FilePicker({ files, onChange }: { files: File[]; onChange(files: File[]): void }) {
  const words = useWords(ko)
  const [error, setError] = useState<string>()
  const add = (picked: File[]) => {
    const tooLarge = picked.filter(({ size }) => size > MOST_BYTES)
    setError(tooLarge.length > 0 ? tooLarge.map(({ name }) => words.tooLarge(name)).join(' ') : undefined)
    onChange([...files, ...picked.filter((file) => !tooLarge.includes(file))].slice(0, MOST_FILES))
  }
  return (
    <>
      <Field
        accept={KINDS}
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
