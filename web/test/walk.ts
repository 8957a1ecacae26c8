import type { Locator, Page } from 'playwright-core'

type Lease = Home & { deposit: string; rent?: string; area?: string }
/** Picked in the address search, or typed as a lot if there is no search. */
type Home = { address: string } | { district: string; lot: string }

/** Goes from the first screen to the result as a tenant does: search, pick, terms, wait. `seen`: called at each screen. */
export async function walkToResult(page: Page, lease: Lease, seen?: () => Promise<void>): Promise<void> {
  await walkToAsking(page, lease, seen)
  await page.waitForURL(/\/result#/)
  await page.getByText('먼저 할 일:').waitFor()
  await seen?.()
}

/** Goes on until the diagnosis has been requested. */
export async function walkToAsking(page: Page, lease: Lease, seen?: () => Promise<void>): Promise<void> {
  await page.goto('/')
  // a second walk in the same tab would start with the address of the first
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await seen?.()
  await ('address' in lease ? pickHome(page, lease.address) : typeHome(page, lease))
  await seen?.()
  await page.getByRole('button', { name: '다음' }).click()
  await page.getByText(lease.rent === undefined ? '전세' : '월세', { exact: true }).click()
  await page.getByLabel('보증금', { exact: true }).fill(lease.deposit)
  if (lease.rent !== undefined) {
    const next = page.getByRole('button', { name: '다음' })
    if (await next.isVisible()) await next.click()
    await page.getByLabel('월세', { exact: true }).last().fill(lease.rent)
  }
  if (lease.area !== undefined) {
    await page.getByText('면적·층을 알면').click()
    await page.getByLabel('전용면적').fill(lease.area)
  }
  await seen?.()
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
  await toFields(page)
  await page.getByLabel('동·리 이름').fill(district)
  await page
    .getByRole('button', { name: new RegExp(`${district}$`) })
    .first()
    .click()
  await page.getByLabel('번지', { exact: true }).fill(lot)
  await page.getByRole('button', { name: '이 주소로 계속' }).click()
}

/** Goes to the fields for the parts of an address, which are offered where nothing is found; without a search they are there. */
export async function toFields(page: Page): Promise<void> {
  await page.getByLabel('주소', { exact: true }).fill('없는동네 1')
  await page.getByRole('button', { name: '지번 주소로 직접 적기' }).or(page.getByLabel('동·리 이름')).click()
}

/** Pastes a message as the clipboard would: with its line breaks. Again where the page was not listening yet, as a person would. */
export async function pasteMessage(field: Locator, text: string): Promise<void> {
  const taken = field.page().locator('#listing-text')
  for (let tries = 0; tries < 10 && (await taken.count()) === 0; tries += 1) {
    await field.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', pasted)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, text)
    await field.page().waitForTimeout(300)
  }
}
