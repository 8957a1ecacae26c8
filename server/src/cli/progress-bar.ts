const WIDTH = 30
const REDRAW_EVERY_MS = 100
const STEPS_WITHOUT_TERMINAL = 10

/** Shows progress on stderr: a bar in a terminal, otherwise a line for each tenth. */
export type ProgressBar = {
  /** Adds `amount` to the work done. */
  advance(amount: number): void
  /** Ends the bar, leaving its last state visible. */
  end(): void
}

export function startProgressBar(total: number, detail: () => string): ProgressBar {
  const out = process.stderr
  let done = 0
  let drawnAt = 0
  let step = 0

  function line(): string {
    const share = total === 0 ? 1 : Math.min(1, done / total)
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░')
    return `${bar} ${String(Math.floor(share * 100)).padStart(3)}%  ${detail()}`
  }
  function draw(): void {
    drawnAt = performance.now()
    out.write(`\r\u001b[K${line()}`)
  }

  return {
    advance(amount) {
      done += amount
      if (out.isTTY) {
        if (performance.now() - drawnAt >= REDRAW_EVERY_MS) draw()
        return
      }
      const reached = Math.floor((done / Math.max(total, 1)) * STEPS_WITHOUT_TERMINAL)
      if (reached > step) out.write(`${line()}\n`)
      step = Math.max(step, reached)
    },
    end() {
      if (!out.isTTY) return
      draw()
      out.write('\n')
    },
  }
}
