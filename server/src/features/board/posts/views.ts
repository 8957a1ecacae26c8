import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { statement } from '../../../platform/database/statement.ts'

/** Counts views in memory and periodically writes sums, one row for each post viewed in the meantime. */
export type ViewCounter = {
  count(postId: number): void
  /** Views counted here and not written yet. */
  unwritten(postId: number): number
  /** Writes the counts. Never throws: counts that could not be written are kept. */
  write(): Promise<void>
  /** The same before a shutdown; includes views counted while a write is in progress. */
  close(): Promise<void>
}

const WRITE_EVERY_MS = 5_000

/** Rows are locked in one order, so that two instances never deadlock. */
const addViews = statement<never, { postIds: number[]; counts: number[] }>({
  name: 'post-add-views',
  columns: {},
  text: `with viewed as (
     select post_id, count from posts
       join unnest(:postIds::bigint[], :counts::integer[]) as viewed (post_id, count) using (post_id)
     order by post_id for no key update of posts
   )
   update posts set view_count = view_count + viewed.count from viewed where posts.post_id = viewed.post_id`,
})

export function createViewCounter(
  { pool, log }: { pool: Pool; log: Pick<Logger, 'warn'> },
  everyMs = WRITE_EVERY_MS,
): ViewCounter {
  const counted = new Map<number, number>()
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function writeCounted(): Promise<void> {
    const views = [...counted]
    if (views.length === 0) return
    const postIds = views.map(([postId]) => postId)
    const counts = views.map(([, count]) => count)
    try {
      await addViews(pool, { postIds, counts })
      for (const [postId, count] of views) add(postId, -count)
    } catch (error) {
      log.warn({ err: error }, 'views could not be written')
    }
  }
  function add(postId: number, count: number): void {
    const sum = (counted.get(postId) ?? 0) + count
    if (sum === 0) counted.delete(postId)
    else counted.set(postId, sum)
  }
  function write(): Promise<void> {
    writing ??= writeCounted().finally(() => {
      writing = undefined
    })
    return writing
  }
  return {
    count(postId) {
      add(postId, 1)
      timer ??= setTimeout(() => {
        timer = undefined
        void write()
      }, everyMs).unref()
    },
    unwritten: (postId) => counted.get(postId) ?? 0,
    write,
    async close() {
      clearTimeout(timer)
      await writing
      await write()
    },
  }
}
