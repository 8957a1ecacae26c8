import type { PropertyCaution } from '../../../domain/property/determination.ts'
import type { Observation } from './observation.ts'

type Words = Pick<Observation, 'weight' | 'topic' | 'title' | 'sentence' | 'action'>

const GET_REGISTER = '정부24에서 건축물대장을 발급받아 계약할 건물과 주택 유형을 확인하십시오.'
const ASK_USE = '시·군·구청 건축과에 주거용 사용이 적법한지 문의하고, 답을 듣기 전에는 계약금을 보내지 마십시오.'
const NOT_A_HOME =
  '주거용으로 쓰면 원상복구 명령이나 이행강제금의 대상이 될 수 있고, 전세대출과 반환보증이 제한될 수 있습니다.'

/** What each caution of the property determination tells the user. */
export const PROPERTY_CAUTION_WORDS: Record<PropertyCaution, Words> = {
  NEIGHBORHOOD_FACILITY: {
    weight: 'SEVERE',
    topic: 'BUILDING',
    title: '주용도가 근린생활시설인 건물',
    sentence: `건축물대장의 주용도가 근린생활시설이어서 주거 목적과 맞지 않습니다. ${NOT_A_HOME}`,
    action: ASK_USE,
  },
  NON_RESIDENTIAL: {
    weight: 'SEVERE',
    topic: 'BUILDING',
    title: '주용도가 주택이 아닌 건물',
    sentence: `건축물대장의 주용도가 주택이 아니어서 주거 목적과 맞지 않습니다. ${NOT_A_HOME}`,
    action: ASK_USE,
  },
  MIXED_USE: {
    weight: 'CAUTION',
    topic: 'BUILDING',
    title: '주택과 근린생활시설이 섞인 건물',
    sentence: '건축물대장에 주택과 근린생활시설이 함께 적혀 있어, 계약할 호실의 용도가 주택이 아닐 수 있습니다.',
    action: '건축물대장 전유부나 층별 현황에서 계약할 호실의 용도를 확인하십시오.',
  },
  USE_UNCLEAR: {
    weight: 'CAUTION',
    topic: 'BUILDING',
    title: '주거용인지 분명하지 않은 용도',
    sentence: '건축물대장에 적힌 용도만으로는 주거용인지 분명하지 않습니다.',
    action: '건축물대장 전유부나 층별 현황에서 계약할 호실의 용도를 확인하십시오.',
  },
  SEVERAL_BUILDINGS: {
    weight: 'CAUTION',
    topic: 'BUILDING',
    title: '같은 지번의 여러 건물',
    sentence: '같은 지번에 건축물대장 후보가 여럿 있어 계약할 건물을 하나로 확정하지 못했습니다.',
    action:
      '주소 뒤에 동·호수(예: 101동 1203호)를 붙이거나 건축물대장 후보 가운데 계약할 건물을 선택해 다시 진단하십시오.',
  },
  SEVERAL_HOUSEHOLDS: {
    weight: 'CAUTION',
    topic: 'RIGHTS',
    title: '여러 가구가 함께 사는 건물일 가능성',
    sentence:
      '여러 가구가 함께 사는 단독·다가구주택일 수 있습니다. 먼저 들어온 임차인의 보증금은 등기부에 나타나지 않으며 내 보증금보다 먼저 배당될 수 있습니다.',
    action:
      '임대인에게 선순위 임차인의 보증금 내역을 요청하고, 확정일자 부여현황(임대인의 동의 필요)과 전입세대확인서로 대조하십시오.',
  },
  TYPE_FROM_HINT: {
    weight: 'CAUTION',
    topic: 'BUILDING',
    title: '건축물대장으로 확인되지 않은 유형',
    sentence: '주택 유형은 입력하신 내용을 기준 후보로 삼은 것이며, 건축물대장으로 확인된 사실이 아닙니다.',
    action: GET_REGISTER,
  },
  TYPE_FROM_SAME_LOT_DEALS: {
    weight: 'CAUTION',
    topic: 'BUILDING',
    title: '건축물대장으로 확인되지 않은 유형',
    sentence: '주택 유형은 같은 지번의 과거 거래를 기준 후보로 삼은 것이며, 건축물대장으로 확인된 사실이 아닙니다.',
    action: GET_REGISTER,
  },
  HINT_DIFFERS: {
    weight: 'CAUTION',
    topic: 'BUILDING',
    title: '입력한 유형과 공공자료의 차이',
    sentence: '입력하신 주택 유형이 공공자료로 본 유형과 다릅니다. 입력하신 유형은 공식 사실로 쓰지 않았습니다.',
    action: '계약서에 적힐 주택 유형과 호실이 건축물대장과 같은지 확인하십시오.',
  },
}
