import type { Pool } from 'pg'

/** From now on the end of no job can be written, so a worker pool that tries shuts itself down. Call the result to allow it again. */
export async function refuseJobEnds(pool: Pool): Promise<() => Promise<unknown>> {
  await pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create trigger refused before delete on graphile_worker._private_jobs for each row execute function refuse()`)
  return () => pool.query('drop trigger refused on graphile_worker._private_jobs; drop function refuse')
}
