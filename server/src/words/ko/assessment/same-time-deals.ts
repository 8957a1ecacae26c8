import { formatArea, formatDate, formatFloor, formatManwon, formatPercent } from '../format.ts'

/** A sale and a lease of what may be one home, at the same time. */
export const SAME_TIME = {
  HEADLINE_SAME_TIME_DEAL: ({ depositManwon, sale }: Planned) =>
    `${against(depositManwon, sale.amountManwon, `${formatDate(sale.contractDate)}에 팔린 같은 층·면적 집의 값`)}.`,
  SAME_TIME_DEAL: ({ depositManwon, sale, days }: Planned & { days: number }) =>
    `${formatDate(sale.contractDate)}에 이 지번의 같은 층·같은 면적(${formatFloor(sale.floor)}, ${formatArea(sale.areaSquareMeter)}) 집이 ${formatManwon(sale.amountManwon)}에 팔렸고${sale.direct ? '(직거래)' : ''}, ${against(depositManwon, sale.amountManwon, '그 값')}. 최근 ${days}일 동안 그런 매매는 이 한 건이어서 이 집의 매매일 수 있습니다. 세입자의 보증금으로 집값을 치르고 소유자가 바뀌면 새 소유자에게 돌려줄 돈이 없을 수 있습니다. 같은 층의 다른 집일 수도 있으니 등기부로 확인하십시오.`,
  SAME_TIME_SALE: ({ contractDate, areaSquareMeter, floor, direct }: Sale) =>
    `${formatDate(contractDate)} 매매, ${formatArea(areaSquareMeter)}, ${formatFloor(floor)}${direct ? ', 직거래' : ''}, 최근의 같은 층·면적 매매 1건 중 1건`,
  DEPOSIT_BY_SAME_TIME_SALE: '보증금 ÷ 같은 층·면적의 최근 매매가',
  /** `newest`: the newest pair; `null`: no pair is named. */
  SAME_TIME_DEALS_OF_LOT: ({ newest, ...counted }: OfLot & { newest: NamedPair | null }) => {
    const last =
      newest === null
        ? ''
        : ` 가장 최근에는 ${formatFloor(newest.floor)} ${formatArea(newest.areaSquareMeter)} 집이 ${formatDate(newest.soldOn)}에 ${formatManwon(newest.saleManwon)}에 팔리고${newest.direct ? '(직거래)' : ''} ${formatDate(newest.letOn)}에 ${formatManwon(newest.depositManwon)}에 전세 놓였습니다.`
    return `${ofLot(counted)}${last} 세입자의 보증금으로 집값을 치른 거래에서 보이는 모습입니다. 이 집도 계약 뒤에 소유자가 바뀔 수 있는지 확인하십시오.`
  },
  SAME_TIME_DEALS_OF_LOT_IN_SHORT: (counted: OfLot) => ofLot(counted),
  SAME_TIME_PAIR_AMOUNTS: ({ saleManwon, depositManwon }: { saleManwon: number; depositManwon: number }) =>
    `매매 ${formatManwon(saleManwon)}, 전세 ${formatManwon(depositManwon)}`,
  SAME_TIME_PAIR: ({ soldOn, letOn, areaSquareMeter, floor, direct }: Pair) =>
    `${formatDate(soldOn)} 매매${direct ? '(직거래)' : ''}, ${formatDate(letOn)} 전세 계약, ${formatArea(areaSquareMeter)}, ${formatFloor(floor)}, 서로 맞는 매매와 전세가 1건씩`,
}

type Sale = { contractDate: string; amountManwon: number; areaSquareMeter: number; floor: number; direct: boolean }
type Planned = { depositManwon: number; sale: Sale }
type OfLot = { pairCount: number; nearPriceCount: number; months: number; days: number; share: number }
type NamedPair = Pair & { saleManwon: number; depositManwon: number }
type Pair = { soldOn: string; letOn: string; areaSquareMeter: number; floor: number; direct: boolean }

function ofLot({ pairCount, nearPriceCount, months, days, share }: OfLot): string {
  return `이 지번에서는 최근 ${months}개월 동안 같은 층·면적의 집이 ${days}일 안에 팔리고 새로 전세 놓인 경우가 ${pairCount}번 있었고, 그중 ${nearPriceCount}번은 전세 보증금이 매매가의 ${formatPercent(share)} 이상이었습니다.`
}

/** `price`: a noun for what the deposit is compared with. */
function against(depositManwon: number, priceManwon: number, price: string): string {
  const typed = `보증금 ${formatManwon(depositManwon)}은 ${price} ${formatManwon(priceManwon)}`
  if (depositManwon > priceManwon) return `${typed}보다 ${formatManwon(depositManwon - priceManwon)} 많습니다`
  return depositManwon === priceManwon
    ? `${typed}과 같습니다`
    : `${typed}의 ${formatPercent(depositManwon / priceManwon)}입니다`
}
