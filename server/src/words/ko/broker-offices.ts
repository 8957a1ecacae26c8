import { formatDate } from './format.ts'
import { PAPER_NAMES } from './paper-names.ts'

/** Messages of the look-up of a broker's office. */
export const BROKER_OFFICES = {
  BROKER_INSURED: ({ contractOn, fromOn, untilOn, asOf }: Insured) =>
    `등록된 중개사무소이고 영업중입니다. 계약일 ${formatDate(contractOn)}은 손해배상 보증 기간(${formatDate(fromOn)}~${formatDate(untilOn)}) 안입니다${dated(asOf)}.`,
  BROKER_NOT_INSURED_THEN: ({ contractOn, fromOn, untilOn, asOf }: Insured) =>
    `등록된 중개사무소이고 영업중이지만, 계약일 ${formatDate(contractOn)}은 손해배상 보증 기간(${formatDate(fromOn)}~${formatDate(untilOn)}) 밖입니다${dated(asOf)}.`,
  BROKER_INSURANCE_UNKNOWN: ({ asOf }: Dated) =>
    `등록된 중개사무소이고 영업중이지만, 손해배상 보증 기간이 자료에 없습니다${dated(asOf)}.`,
  BROKER_NOT_OPEN: ({ stateName, asOf }: Dated & { stateName: string | null }) =>
    `이 번호의 중개사무소는 지금 영업중이 아닙니다. 자료의 상태: ${stateName ?? '적혀 있지 않음'}${dated(asOf)}.`,
  BROKER_SEVERAL: ({ count }: { count: number }) =>
    `같은 번호를 쓰는 중개사무소가 ${count}곳입니다. 예전 번호는 시·군·구 안에서만 하나입니다.`,
  BROKER_NOT_FOUND: ({ elsewhere }: { elsewhere: boolean }): string =>
    elsewhere
      ? '고른 시·군·구에는 이 번호의 중개사무소가 없고 다른 곳에는 있습니다.'
      : '이 번호의 중개사무소를 찾지 못했습니다. 폐업하거나 등록이 취소되거나 옮긴 사무소는 자료에 없습니다. 자료에 없다는 것이 무등록의 증거는 아닙니다.',
  BROKER_NOT_ASKED: ({ status }: { status: 'UNAVAILABLE' | 'ERROR' }): string =>
    status === 'UNAVAILABLE'
      ? '지금은 중개사무소 자료를 조회할 수 없게 설정되어 있어 확인하지 못했습니다.'
      : '중개사무소 자료의 답을 받지 못해 확인하지 못했습니다. 잠시 뒤 다시 조회해 주세요.',
  BROKER_CHOOSE_DISTRICT: '사무소를 등록한 시·군·구를 골라 주세요.',
  BROKER_TYPE_AGAIN:
    '사무소에 걸린 중개사무소 등록증의 등록번호를 그대로 다시 적어 주세요. 사업자등록번호나 자격증 번호가 아닙니다.',
  BROKER_ASK_OFFICE: '등록한 시·군·구청의 부동산 담당 부서나 국가공간정보포털에서 등록을 확인해 주세요.',
  BROKER_WAIT_FOR_OFFICE: '확인될 때까지 이 사무소와 계약하거나 돈을 보내지 마세요.',
  BROKER_COMPARE_PERSON: `대표자의 이름을 등록증, 계약서에 서명하는 사람의 ${PAPER_NAMES.LANDLORD_IDENTITY}과 맞추어 보세요. 소속 공인중개사라면 그 사람의 자격과 고용 신고도 물어보세요.`,
  BROKER_SEE_CERTIFICATES: '계약하는 날 공제증서(보증보험 증권)의 기간과 금액을 직접 보고 사본을 받으세요.',
  BROKER_ASK_FOR_INSURANCE:
    '계약일이 들어 있는 공제증서(보증보험 증권)를 보여 달라고 하세요. 보기 전에는 계약하지 마세요.',
  BROKER_NOTICE:
    '국토교통부의 부동산중개업 자료에서 찾은 것이고 실제보다 늦을 수 있습니다. 서명하는 사람이 이 사무소의 중개사인지, 설명이 맞는지, 집이나 계약이 괜찮은지는 말하지 않습니다.',
}

type Dated = { asOf: string | null }
type Insured = Dated & { contractOn: string; fromOn: string; untilOn: string }

function dated(asOf: string | null): string {
  return asOf === null ? '' : `(${formatDate(asOf)} 기준 자료)`
}
