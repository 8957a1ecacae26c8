import button from './button.module.css'
import styles from './choice.module.css'

type Box = {
  id: string
  label: string
  checked: boolean
  onChange(checked: boolean): void
  /** The text that is agreed to; it opens beside the form, which keeps what was typed. */
  document: { href: string; label: string } | undefined
}

/** A box for each consent, and one that ticks all of them. */
export function ConsentBoxes({
  legend,
  all,
  onAll,
  items,
  errors,
}: {
  legend: string
  /** `undefined`: there is only one. */
  all: string | undefined
  onAll(checked: boolean): void
  items: Box[]
  errors: { id: string; message: string }[]
}) {
  const areAll = items.every(({ checked }) => checked)
  return (
    <fieldset>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['options']}>
        {all !== undefined && (
          <label className={styles['card']}>
            <input
              checked={areAll}
              className={styles['radio']}
              onChange={(event) => onAll(event.target.checked)}
              type="checkbox"
            />
            <span className={styles['text']}>{all}</span>
          </label>
        )}
        {items.map((box) => (
          <ConsentBox box={box} error={errors.find(({ id }) => id === box.id)?.message} key={box.id} />
        ))}
      </div>
    </fieldset>
  )
}

function ConsentBox({
  box: { id, label, checked, onChange, document },
  error,
}: {
  box: Box
  error: string | undefined
}) {
  return (
    <div>
      <label className={styles['card']}>
        <input
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          checked={checked}
          className={styles['radio']}
          id={id}
          onChange={(event) => onChange(event.target.checked)}
          required
          type="checkbox"
        />
        <span className={styles['text']}>{label}</span>
      </label>
      {error && (
        <p className={styles['error']} id={`${id}-error`}>
          {error}
        </p>
      )}
      {document && (
        <p>
          <a className={`${button['button']} ${button['quiet']}`} href={document.href} rel="noopener" target="_blank">
            {document.label}
          </a>
        </p>
      )}
    </div>
  )
}
