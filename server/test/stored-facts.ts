import type { Pool } from 'pg'

/**
 * Returns a digest of every stored fact and statistic without collection times: equal for two databases with the
 * same contents.
 */
export async function storedDigest(pool: Pool): Promise<Record<string, unknown>> {
  const { rows } = await pool.query(`
    select
      (select count(*)::int from transaction_facts) as facts,
      (select md5(string_agg(md5((to_jsonb(f) - array['collected_at', 'stored_at'])::text), '' order by fact_id)) from transaction_facts f)
        as fact_digest,
      (select count(*)::int from market_statistics_monthly) as statistics,
      (select md5(string_agg(text, '' order by text)) from (
         select (to_jsonb(m) - 'refreshed_at')::text as text from market_statistics_monthly m) as each)
        as statistic_digest,
      (select md5(string_agg(text, '' order by text)) from (
         select (to_jsonb(d) - array['transaction_at', 'statistic_at'])::text as text from district_evidence d
         where transaction_count <> 0 or statistic_count <> 0) as each)
        as district_digest`)
  return rows[0]
}
