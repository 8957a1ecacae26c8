/** Forbidden statements and denials built from stems and full endings, as a Korean grammar table would list them. */

const HADA_ENDINGS = (
  '합니다|합니다만|해요|하다|함|해|하네요|하군요|하죠|하지요|했습니다|했어요|했다|하였음|하고|하며|하므로|' +
  '하니|하니까|해서|하지만|한데요|하거든요|하답니다|하겠습니다|할 것입니다|할 거예요|하다고 판단됩니다|' +
  '하다고 볼 수 있습니다|하다는 결론입니다|하다는 점을 확인했습니다|한 집입니다|한 편이에요|한 것으로 보입니다|' +
  '한 지역입니다|해 보여요|해 보입니다|한 듯합니다|하지 않나요?|하지 않습니까?|하지 않을까요?|하잖아요|' +
  '하면서도 저렴합니다'
).split('|')
const COPULA_ENDINGS = (
  '입니다|입니다만|이다|임|이네요|이군요|이죠|이었습니다|이고|이며|이므로|이니|이라고 판단됩니다|' +
  '이라는 결론입니다|인 편입니다|인 것으로 보입니다|일 것입니다|일 거예요|이지 않나요?|이잖아요|이거든요'
).split('|')
/** Endings after a stem with a final consonant; `A` stands for its 아 or 어. */
const ADJECTIVE_ENDINGS = (
  '습니다|습니다만|A요|다|음|A|네요|군요|죠|지요|Aㅆ습니다|Aㅆ어요|고|으며|으므로|으니|으니까|A서|지만|' +
  '거든요|겠습니다|을 것입니다|을 거예요|다고 판단됩니다|다고 볼 수 있습니다|다는 결론입니다|A 보여요|' +
  'A 보입니다|지 않나요?|지 않을까요?|잖아요|N 편입니다|N 집입니다|N 것으로 보입니다|N 상태예요'
).split('|')
const PERMITS = (
  '됩니다|돼요|된다|됨|되겠습니다|되네요|되죠|될 것입니다|된다고 판단됩니다|된다는 결론입니다|되지 않나요?|' +
  '되지 않을까요?|좋습니다|좋아요|괜찮습니다|괜찮아요|무방합니다|문제없습니다|문제가 없어요|상관없습니다|' +
  '이상 없습니다'
).split('|')

const HADA_DENIALS = (
  '하지 않습니다|하지는 않습니다|하지 못합니다|하다는 뜻이 아닙니다|하다는 뜻은 아닙니다|하다는 의미는 아니에요|' +
  '하다는 것을 뜻하지 않습니다|하다는 보장은 없습니다|하다고 볼 수 없습니다|하다고 보기 어렵습니다|' +
  '하다고 단정할 수 없습니다|하다고 단정하지 마십시오|하다고 판단하지 않습니다|한지 확인하십시오|' +
  '한지는 판단하지 않습니다|한지 여부|한 것은 아닙니다|하다면|하면|해도|해야 합니다|할 수 없습니다|하더라도|' +
  '한가요?|할까요?'
).split('|')
const COPULA_DENIALS = (
  '이 아닙니다|이라는 뜻이 아닙니다|이라고 볼 수 없습니다|인지 확인하십시오|인지는 판단하지 않습니다|이라면|' +
  '이어야 합니다|일 수 없습니다|인가요?'
).split('|')
const ADJECTIVE_DENIALS = (
  '지 않습니다|지는 않습니다|다는 뜻이 아닙니다|다는 뜻은 아닙니다|다는 뜻은 아니므로|다는 의미는 아니에요|' +
  '다는 보장은 없습니다|다고 볼 수 없습니다|다고 보기 어렵습니다|다고 단정할 수 없습니다|' +
  '다고 판단하지 않습니다|다고 해서 확인을 건너뛰지 마십시오|N지 확인하십시오|N지는 판단하지 않습니다|' +
  'N지 여부|N 것은 아닙니다|다면|으면|A도|A야 합니다|을 수 없습니다|더라도|을까요?|을 때에만|' +
  'N 경우에도'
).split('|')
const PERMIT_DENIALS = (
  '되는지는 판단하지 않습니다|되는지 확인하십시오|된다는 뜻이 아닙니다|된다는 뜻은 아니에요|' +
  '된다고 볼 수 없습니다|되지 않습니다|될까요?|되나요?'
).split('|')

const HADA = '안전|양호|무난|깨끗|비교적 안전|등기가 깨끗|상태가 양호'.split('|')
const COPULA = '안심|정상|모두 정상|안정적'.split('|')
const ADJECTIVES: readonly (readonly [stem: string, vowel: '아' | '어', adnominal: '은' | '는'])[] = [
  ['괜찮', '아', '은'],
  ['위험이 낮', '아', '은'],
  ['위험은 아주 낮', '아', '은'],
  ['위험도가 적', '어', '은'],
  ['문제없', '어', '는'],
  ['문제가 전혀 없', '어', '는'],
  ['이상 없', '어', '는'],
  ['별다른 이상이 없', '어', '는'],
  ['위험 요소는 없', '어', '는'],
  ['믿을 수 있', '어', '는'],
  ['모두 돌려받을 수 있', '어', '는'],
  ['보증에 가입할 수 있', '어', '는'],
]
const COMMITS = '계약해|계약을 진행해|서명하셔|입주해|믿어|그대로 믿으셔|안심해|보증금을 맡겨|송금하여'.split('|')

const OTHERS = (
  '안심이에요|정상이에요|통과했어요|통과입니다|심사를 통과하였습니다|합격이에요|승인됐어요|승인되었습니다|추천해요|' +
  '계약하십시오|계약하세요|좋은 집이에요|위험하지 않아요|위험이 높지 않습니다|걱정 마세요|사기가 아닙니다|' +
  '떼일 가능성은 낮아요|판정: 안전|이상 무|문제를 찾지 못했습니다|위험: 없음|보증금이 보장됩니다'
).split('|')

export const STATEMENTS: readonly string[] = [
  ...HADA.flatMap((stem) => HADA_ENDINGS.map((ending) => stem + ending)),
  ...COPULA.flatMap((stem) => COPULA_ENDINGS.map((ending) => stem + ending)),
  ...ADJECTIVES.flatMap((stem) => ADJECTIVE_ENDINGS.map((ending) => conjugate(stem, ending))),
  ...COMMITS.flatMap((verb) => PERMITS.map((ending) => `${verb}도 ${ending}`)),
  ...OTHERS,
]

export const DENIALS: readonly string[] = [
  ...HADA.flatMap((stem) => HADA_DENIALS.map((ending) => stem + ending)),
  ...COPULA.flatMap((stem) => COPULA_DENIALS.map((ending) => stem + ending)),
  ...ADJECTIVES.flatMap((stem) => ADJECTIVE_DENIALS.map((ending) => conjugate(stem, ending))),
  ...COMMITS.flatMap((verb) => PERMIT_DENIALS.map((ending) => `${verb}도 ${ending}`)),
]

function conjugate([stem, vowel, adnominal]: (typeof ADJECTIVES)[number], ending: string): string {
  const past = vowel === '아' ? '았' : '었'
  return stem + ending.replace('Aㅆ', past).replace('A', vowel).replace('N', adnominal)
}
