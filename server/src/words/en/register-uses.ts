import { counted } from './format.ts'

/** Building uses as named in the Building Act (건축법 시행령 별표 1), and other spellings in registers. */
const USES: Readonly<Record<string, string>> = {
  단독주택: 'detached housing',
  다중주택: 'house of many rooms',
  다가구주택: 'multi-family house',
  다가구용: 'for several families',
  다가구용단독주택: 'detached house for several families',
  공동주택: 'multi-unit housing',
  아파트: 'apartment',
  연립주택: 'row house',
  다세대주택: 'multi-unit house',
  기숙사: 'dormitory',
  도시형생활주택: 'urban-type housing',
  단지형다세대: 'complex of multi-unit houses',
  단지형연립: 'complex of row houses',
  소형주택: 'small homes',
  원룸형: 'studios',
  주상복합: 'homes above shops',
  주택: 'house',
  오피스텔: 'officetel',
  제1종근린생활시설: 'class 1 neighborhood facility',
  제2종근린생활시설: 'class 2 neighborhood facility',
  근린생활시설: 'neighborhood facility',
  업무시설: 'business facility',
  판매시설: 'sales facility',
  숙박시설: 'lodging',
  생활숙박시설: 'serviced residence',
  교육연구시설: 'education and research facility',
  노유자시설: 'facility for children and the elderly',
  의료시설: 'medical facility',
  종교시설: 'religious facility',
  창고시설: 'warehouse',
  공장: 'factory',
  사무소: 'office',
  사무실: 'office',
  소매점: 'shop',
  점포: 'shop',
  일반음식점: 'restaurant',
  휴게음식점: 'café',
  고시원: 'gosiwon',
  학원: 'private academy',
  교육원: 'training center',
  부대시설: 'facilities of the complex',
  복리시설: 'facilities for residents',
  부대복리시설: 'facilities for residents',
  의원: 'clinic',
  주차장: 'car park',
  창고: 'storage',
  보일러실: 'boiler room',
}

const ANOTHER = 'another use'

/** `다세대주택/근린생활시설` → `multi-unit house, neighborhood facility (다세대주택/근린생활시설)`; parts without an English name are another use. */
export function registeredUse(name: string): string {
  const parts = name.split(/[/,·()\s]+|및/).filter((part) => part !== '')
  if (!/\p{Script=Hangul}/u.test(name)) return name
  const english = parts.map((part) => USES[part] ?? homesIn(part) ?? ANOTHER)
  return `${[...new Set(english)].join(', ')} (${parts.join('/')})`
}

/** `8세대` → `8 homes`. */
function homesIn(part: string): string | undefined {
  const [, count] = /^(\d+)(?:세대|가구|호)$/.exec(part) ?? []
  return count === undefined ? undefined : counted(Number(count), 'home')
}
