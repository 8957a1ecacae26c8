/** The result of one check. `BAD`: the service does not run, or not correctly; `SKIPPED`: not configured, so not checked. */
export type Finding = {
  what: string
  state: 'OK' | 'WARNING' | 'BAD' | 'SKIPPED'
  detail: string
  /** The recommended action. */
  todo?: string
}

export function good(what: string, detail: string): Finding {
  return { what, state: 'OK', detail }
}

export function skipped(what: string, detail: string): Finding {
  return { what, state: 'SKIPPED', detail }
}

export function warning(what: string, detail: string, todo: string): Finding {
  return { what, state: 'WARNING', detail, todo }
}

export function bad(what: string, detail: string, todo: string): Finding {
  return { what, state: 'BAD', detail, todo }
}

const MARKS = { OK: '정상', WARNING: '주의', BAD: '오류', SKIPPED: '없음' }

/** Formats a finding as one line, with the recommended action below it. */
export function lineOf({ what, state, detail, todo }: Finding): string {
  const line = `[${MARKS[state]}] ${what}: ${detail}`
  return todo === undefined ? line : `${line}\n       → ${todo}`
}
