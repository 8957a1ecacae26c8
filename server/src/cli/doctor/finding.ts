/** What a look at one thing found. `BAD`: the service does not run, or not rightly; `SKIPPED`: not set up, so not looked at. */
export type Finding = {
  what: string
  state: 'OK' | 'WARNING' | 'BAD' | 'SKIPPED'
  told: string
  /** What to do about it. */
  todo?: string
}

export function good(what: string, told: string): Finding {
  return { what, state: 'OK', told }
}

export function skipped(what: string, told: string): Finding {
  return { what, state: 'SKIPPED', told }
}

export function warning(what: string, told: string, todo: string): Finding {
  return { what, state: 'WARNING', told, todo }
}

export function bad(what: string, told: string, todo: string): Finding {
  return { what, state: 'BAD', told, todo }
}

const MARKS = { OK: '정상', WARNING: '주의', BAD: '오류', SKIPPED: '없음' }

/** One line each, and below it what to do. */
export function lineOf({ what, state, told, todo }: Finding): string {
  const line = `[${MARKS[state]}] ${what}: ${told}`
  return todo === undefined ? line : `${line}\n       → ${todo}`
}
