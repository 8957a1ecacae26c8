import type { Page } from 'playwright-core'

type Lease = Home & { deposit: string; rent?: string; area?: string }
/** Picked in the address search, or typed as a lot if there is no search. */
type Home = { address: string } | { district: string; lot: string }

/** Goes from the first screen to the result as a tenant does: search, pick, terms, wait. */
export async function walkToResult(page: Page, lease: Lease): Promise<void> {
  await walkToAsking(page, lease)
  await page.waitForURL(/\/result#/)
  await page.getByText('먼저 할 일:').waitFor()
}

/** Goes on until the diagnosis has been requested. */
export async function walkToAsking(page: Page, lease: Lease): Promise<void> {
  await page.goto('/')
  // a second walk in the same tab would start with the address of the first
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await ('address' in lease ? pickHome(page, lease.address) : typeHome(page, lease))
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByText(lease.rent === undefined ? '전세' : '월세', { exact: true }).click()
  const next = page.getByRole('button', { name: '다음' })
  if (await next.isVisible()) await next.click()
  await page.getByLabel('보증금', { exact: true }).fill(lease.deposit)
  if (lease.rent !== undefined) {
    if (await next.isVisible()) await next.click()
    await page.getByLabel('월세', { exact: true }).last().fill(lease.rent)
  }
  if (lease.area !== undefined) {
    await page.getByText('면적·층을 알면').click()
    await page.getByLabel('전용면적').fill(lease.area)
  }
  await page.getByRole('button', { name: '공공자료 확인하기' }).click()
}

async function pickHome(page: Page, address: string): Promise<void> {
  await page.getByLabel('주소', { exact: true }).fill(address)
  await page
    .getByRole('button', { name: address.split(' ').at(-1) ?? '' })
    .first()
    .click()
}

async function typeHome(page: Page, { district, lot }: { district: string; lot: string }): Promise<void> {
  await page.getByText('지번 주소로 직접 적기').click()
  await page.getByLabel('동·리 이름').fill(district)
  await page
    .getByRole('button', { name: new RegExp(`${district}$`) })
    .first()
    .click()
  await page.getByLabel('번지', { exact: true }).fill(lot)
  await page.getByRole('button', { name: '이 주소로 계속' }).click()
}
