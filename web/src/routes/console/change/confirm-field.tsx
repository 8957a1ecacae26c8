import { type ComponentProps, createContext, use } from 'react'
import { Field, TextArea } from '../../../ui/field.tsx'

/** What the service said of each field, by the name that it gives it. */
export const Refused = createContext<Record<string, string>>({})

export function idOf(name: string): string {
  return `confirm-${name}`
}

/** A field of what is confirmed; `name`: the one that the service gives it. */
export function ConfirmField({ name, ...field }: ComponentProps<typeof Field> & { name: string }) {
  return <Field {...field} error={use(Refused)[name]} id={idOf(name)} />
}

export function ConfirmTextArea({ name, ...field }: ComponentProps<typeof TextArea> & { name: string }) {
  return <TextArea {...field} error={use(Refused)[name]} id={idOf(name)} />
}
