/** What a process is sent so that it ends in order. A signal from the keyboard reaches it beside its parent, and two would end it at once. */
export const STOP = 'stop'
/** What it sends when it listens, for `STOP` among others. */
export const READY = 'ready'

/** In a process that another one keeps running (`keep-running.ts`): ends in order when that one asks, and at once when it is gone. */
export function followSupervisor(stop: () => void): void {
  if (process.send === undefined) return
  process.on('message', (message) => {
    if (message === STOP) stop()
  })
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.send(READY)
}
