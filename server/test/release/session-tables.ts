import type pg from 'pg'
import { openStaging } from '../../src/evidence/deals/staged-deals.ts'
import { openPriceStaging } from '../../src/evidence/public-price/staged-prices.ts'

/** Creates the session tables that statements of the service read. @returns the SQL used. */
export async function openSessionTables(client: pg.ClientBase): Promise<string[]> {
  const texts: string[] = []
  const heard = {
    query: (text: string) => {
      texts.push(text)
      return client.query(text)
    },
  } as unknown as pg.PoolClient
  await openStaging(heard, 'UNTIL_DROPPED')
  await openPriceStaging(heard)
  return texts
}
