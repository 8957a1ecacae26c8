import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Text } from './text.tsx'

type Around = { label: ReactNode; hint?: ReactNode; error?: string | undefined; id?: string | undefined }
/** The attributes that link an input to its label, hint and error. */
type Tied = { id: string; 'aria-describedby': string; 'aria-invalid': boolean }

/** The label above, hint and error below. */
function Labelled({ label, hint, error, id, children }: Around & { children(tied: Tied): ReactNode }) {
  const own = useId()
  const inputId = id ?? own
  const noteId = `${inputId}-hint`
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={inputId}>
        {label}
      </label>
      {children({ id: inputId, 'aria-describedby': noteId, 'aria-invalid': error !== undefined })}
      <FieldNote error={error} hint={hint} id={noteId} />
    </div>
  )
}

/** A labelled input with its hint and error. `beside`: a button that also answers. */
export function Field({
  label,
  hint,
  error,
  id,
  unit,
  beside,
  ...input
}: Around & { unit?: string; beside?: ReactNode } & ComponentProps<'input'>) {
  return (
    <Labelled error={error} hint={hint} id={id} label={label}>
      {(tied) => (
        <div className={styles['row']}>
          <div className={styles['box']}>
            <input {...input} {...tied} className={styles['input']} />
            {unit && <span className={styles['unit']}>{unit}</span>}
          </div>
          {beside}
        </div>
      )}
    </Labelled>
  )
}

export function TextArea({ label, hint, error, id, ...input }: Around & ComponentProps<'textarea'>) {
  return (
    <Labelled error={error} hint={hint} id={id} label={label}>
      {(tied) => <textarea {...input} {...tied} className={`${styles['input']} ${styles['box']}`} />}
    </Labelled>
  )
}

export function SelectField({ label, hint, error, id, ...select }: Around & ComponentProps<'select'>) {
  return (
    <Labelled error={error} hint={hint} id={id} label={label}>
      {(tied) => <select {...select} {...tied} className={`${styles['input']} ${styles['box']}`} />}
    </Labelled>
  )
}

/** Rendered even when empty, since its field refers to it. */
export function FieldNote({ hint, error, id }: { hint?: ReactNode; error?: string | undefined; id: string }) {
  return (
    <div className={styles['note']} id={id}>
      {error !== undefined && (
        <p className={styles['error']}>
          <Text>{error}</Text>
        </p>
      )}
      {hint !== undefined && (
        <p className={styles['hint']}>
          <Text>{hint}</Text>
        </p>
      )}
    </div>
  )
}
