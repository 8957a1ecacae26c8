import type { InventedDocument, InventedEntry } from './invented.ts'
import type { Ledger } from './ledger.ts'

export function inventOwnership(ledger: Ledger): InventedDocument['owners'] {
  const random = ledger.random
  ledger.add({
    section: 'OWNERSHIP',
    kind: 'OWNERSHIP_PRESERVATION',
    purpose: ['소유권보존'],
    cause: '',
    holder: [{ text: ledger.owner('소유자') }],
  })
  let owner = ledger.entries.at(-1) as InventedEntry
  let [names, company] = [[ledger.names.at(-1) ?? ''], false]
  for (let times = random.below(3); times > 0; times -= 1) {
    const price = `거래가액 금${(random.between(100, 900) * 1_000_000).toLocaleString('en-US')}원`
    company = random.chance(0.15)
    const two = !company && random.chance(0.25)
    const before = ledger.names.length
    const text = company
      ? '소유자 주식회사한들 110111-1234567 서울특별시 강남구 역삼동 7'
      : two
        ? `공유자 지분 2분의 1 ${ledger.person()} ${ledger.place()} 지분 2분의 1 ${ledger.person()} ${ledger.place()}`
        : ledger.owner('소유자')
    owner = ledger.add({
      section: 'OWNERSHIP',
      kind: 'OWNERSHIP_TRANSFER',
      purpose: ['소유권이전'],
      cause: ledger.cause('매매'),
      holder: [{ text: `${text} ${price}` }],
    })
    names = company ? ['주식회사한들'] : ledger.names.slice(before)
    if (random.chance(0.2) && !company && !two)
      ledger.sub(owner, {
        kind: 'NAME_CHANGE',
        purpose: [`${owner.rank}번등기명의인표시변경`],
        cause: ledger.cause('전거'),
        holder: [{ text: `${names[0]}의 주소 ${ledger.place()}` }],
      })
  }
  if (random.chance(0.2)) owner = trusted(ledger)
  if (owner.second !== undefined && !owner.second.cancelled) [names, company] = [['한빛부동산신탁주식회사'], true]
  return { names, company, rank: owner.rank, since: owner.receivedOn ?? '' }
}

function trusted(ledger: Ledger): InventedEntry {
  const random = ledger.random
  const number = `20${random.between(15, 25)}-${random.between(1, 9999)}`
  const entry = ledger.add({
    section: 'OWNERSHIP',
    kind: 'OWNERSHIP_TRANSFER',
    purpose: ['소유권이전'],
    cause: ledger.cause('신탁'),
    holder: [{ text: '수탁자 한빛부동산신탁주식회사 110111-7654321 서울특별시 강남구 역삼동 9' }],
  })
  entry.second = {
    kind: 'TRUST',
    purpose: ['신탁'],
    holder: [{ text: `신탁원부 제${number}호` }],
    trustLedger: number,
    cancelled: false,
    cancelledBy: null,
  }
  if (random.chance(0.5)) return entry
  const back = ledger.add({
    section: 'OWNERSHIP',
    kind: 'OWNERSHIP_TRANSFER',
    purpose: ['소유권이전'],
    cause: ledger.cause('신탁재산의귀속'),
    holder: [{ text: ledger.owner('소유자') }],
  })
  back.second = {
    kind: 'CANCELLATION',
    purpose: [`${entry.rank}번신탁등기말소`],
    holder: [],
    trustLedger: null,
    cancelled: false,
    cancelledBy: null,
  }
  Object.assign(entry.second ?? {}, { cancelled: true, cancelledBy: back.rank })
  return back
}
