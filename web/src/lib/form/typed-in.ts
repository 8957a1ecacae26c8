/** The text typed into a form field, without surrounding blanks. */
export function typedIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}
