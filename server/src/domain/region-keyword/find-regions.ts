import { type DistrictLevel, type LegalDistrict, lawdCdOf } from '../district/legal-district.ts'
import { endsThere, type Span, standsAsPlace } from './beside-names.ts'
import { type CompactText, compactText, isBuilder, wordAt } from './keyword-words.ts'
import { readRegionAt } from './read-region.ts'
import type { RegionNames, RegionReading } from './region-reading.ts'

/**
 * A region with the pieces of the text that named it, in order. `isBuilder`: the name is more often that of complexes.
 * `isOpen`: unrelated names, each of which may be the one.
 */
export type FoundRegion = { region: RegionReading; spans: Span[]; isBuilder?: boolean; isOpen?: boolean }

/** `excluded`: the pieces that name the excluded region, 강남 빼고. */
export type FoundRegions = { found: FoundRegion | null; excluded: Span[] }

/**
 * Whether a reading means one region, or a group of legal districts in one city district (성수동). False for a guess and
 * for a former name that was divided.
 */
export function isSettled(region: RegionReading): boolean {
  return region.isDoubted !== true && meansOne(region)
}

/** The same without regard to the words beside the name. */
export function meansOne({ districts, isGuess, basis }: RegionReading): boolean {
  if (isGuess || districts.length === 0) return false
  const lawdCds = new Set(districts.map(({ code }) => lawdCdOf(code)))
  const isSpan = basis !== 'FORMER_NAME' && lawdCds.size === 1 && districts.every(({ emdName }) => emdName !== null)
  return districts.length === 1 || isSpan
}

const LEVELS: DistrictLevel[] = ['SIDO', 'SIGUNGU', 'EMD', 'RI']

/** More regions than this are a list of places, not a question about one. */
const MOST = 4

/**
 * Finds the region that a text names. Several names narrow each other down (정자동 분당, 검단신도시 원당동). Of two
 * unrelated names, the unambiguous one counts, because 삼성 and 현대 are more often names of buildings than of 동; two
 * full names, or two short ones (강남 신림), leave the region open, and so does a short name in a sentence of another
 * meaning (구미가 당기는). `exclusionAt`: the length of the words that exclude a name ending at a position.
 * `isAmountBetween`: whether an amount stood between two positions.
 */
export function findRegions(
  text: CompactText,
  names: RegionNames,
  exclusionAt: (end: number) => number = () => 0,
  isAmountBetween: (from: number, to: number) => boolean = () => false,
): FoundRegions {
  const found: FoundRegion[] = []
  const excluded: (FoundRegion & { span: Span })[] = []
  let start = 0
  while (start < text.compact.length && found.length + excluded.length < MOST && !text.budget.isSpent()) {
    const region = readRegionAt(text, start, names)
    if (region !== null) {
      const spans = [{ start, end: region.end }]
      const exclusion = exclusionAt(region.end)
      const around = exclusion === 0 ? null : readAround(text, start, region, names)
      if (exclusion === 0) found.push({ region, spans, isBuilder: isBuilder(text.compact.slice(start, region.end)) })
      else excluded.push({ region, spans, span: { start: around?.end ?? start, end: region.end + exclusion } })
      if (around !== null) found.push({ region: around, spans: [{ start, end: around.end }] })
      start = region.end + exclusion
      continue
    }
    const known = wordAt(text, start)
    start = known === null ? nextWord(text, start) : start + known.word.length
  }
  const all = [...found.flatMap(({ spans }) => spans), ...excluded.map(({ span }) => span)]
  const isDoubted = ({ region, spans: [span] }: FoundRegion) => {
    if (span === undefined) return false
    if (!region.isBare) return !endsThere(text, span.end)
    const others = all.filter((each) => each.start !== span.start)
    const isCity = region.districts.every(({ emdName }) => emdName === null)
    return !standsAsPlace(text, span, { others, isAmountBetween, isCity })
  }
  const joined = (regions: FoundRegion[]) =>
    regions
      .map((each) => (isDoubted(each) ? { ...each, region: { ...each.region, isDoubted: true } } : each))
      .reduce<FoundRegion | null>((before, next) => (before === null ? next : join(before, next, names)), null)
  if (found.length > 0 || excluded.length === 0) {
    return { found: joined(found), excluded: excluded.map(({ span }) => span) }
  }
  // 신림동 말고 다른 데: nothing else is named
  const only = joined(excluded)
  return { found: only && { ...only, region: { ...only.region, isGuess: true } }, excluded: [] }
}

/** For 서울 강남 빼고: 서울, which contains the excluded region. */
function readAround(
  { compact, wordStarts, budget }: CompactText,
  start: number,
  { districts, end }: RegionReading,
  names: RegionNames,
): RegionReading | null {
  const cut = [...wordStarts].findLast((each) => each > start && each < end)
  if (cut === undefined) return null
  const around = readRegionAt(compactText(compact.slice(0, cut), wordStarts, budget), start, names)
  const isAround = (wider: LegalDistrict) =>
    districts.every((each) => each !== wider && names.catalogue.liesIn(each, wider))
  return around !== null && around.end === cut && around.districts.every(isAround) ? around : null
}

function nextWord({ compact, wordStarts }: CompactText, at: number): number {
  let next = at + 1
  while (next < compact.length && !wordStarts.has(next)) next += 1
  return next
}

function join(one: FoundRegion, other: FoundRegion, names: RegionNames): FoundRegion {
  const spans = [...one.spans, ...other.spans]
  if (one.isOpen === true) return leftOpen(one, other, narrow(one.region, other.region, names))
  const [narrower] = [narrow(one.region, other.region, names), narrow(other.region, one.region, names)]
    .filter((region) => region !== null)
    .toSorted((a, b) => Number(isInFull(b)) - Number(isInFull(a)) || a.districts.length - b.districts.length)
  if (narrower !== undefined) return { region: { ...narrower, end: other.region.end }, spans }
  if (!isDoubtful(one.region, other.region, names)) {
    if (isPlain(one.region) !== isPlain(other.region)) return isPlain(one.region) ? one : other
    // 부산 송도: a quarter of 부산 without a district of its own, rather than the 송도 of other cities
    if (isProvince(one.region) && !meansOne(other.region)) return one
    if (isWide(one.region) && other.isBuilder === true) return one
  }
  return leftOpen(one, other, null)
}

/** Each of the names may be the one; `within`: what is left of the first ones in the last, which contains them. */
function leftOpen(one: FoundRegion, other: FoundRegion, within: RegionReading | null): FoundRegion {
  const all = within === null || within.districts.length < 2 ? [one.region, other.region] : [within]
  const districts = [...new Set(all.flatMap((region) => region.districts))]
  const others = [...new Set(all.flatMap((region) => region.others))]
  const region = { ...one.region, districts, others, isGuess: true, isDoubted: false, end: other.region.end }
  return { region, spans: [...one.spans, ...other.spans], isOpen: true }
}

/**
 * 서울 난곡동, 애월 하귀리: the unambiguous name lies outside the wider region that the short name gives, so either may
 * be wrong. After an unambiguous name only that of a 시도 or 시 counts: in 신림동 상록빌라, 상록 is not 상록구.
 */
function isDoubtful(one: RegionReading, other: RegionReading, { catalogue }: RegionNames): boolean {
  if (isPlain(one) === isPlain(other)) return false
  const [plain, short] = isPlain(one) ? [one, other] : [other, one]
  if (short === other) return isWide(short) && short.basis === 'DISTRICT_NAME'
  return [...short.districts, ...short.others].some(
    (wider) => catalogue.childrenOf(wider.code).length > 0 && plain.districts.some((each) => isLevelAbove(wider, each)),
  )
}

function isLevelAbove(wider: LegalDistrict, district: LegalDistrict): boolean {
  return LEVELS.indexOf(wider.level) < LEVELS.indexOf(district.level)
}

/** The part of a region that lies in another one; `null` if none. */
function narrow(region: RegionReading, wider: RegionReading, { catalogue }: RegionNames): RegionReading | null {
  const holds = (all: RegionReading['districts']) =>
    region.districts.filter((district) => all.some((each) => catalogue.liesIn(district, each)))
  const inLikely = holds(wider.districts)
  const districts = inLikely.length > 0 ? inLikely : holds(wider.others)
  if (districts.length > 0) {
    // the name of a district is no longer a guess once another name confirms it
    const isGuess = region.isGuess && (region.basis === 'STATION_OR_PLACE' || districts.length > 1)
    return { ...region, districts, others: [], isGuess, isDoubted: false }
  }
  const others = region.others.filter((district) => wider.districts.some((each) => catalogue.liesIn(district, each)))
  return others.length > 0 ? { ...region, districts: others, others: [], isDoubted: false } : null
}

/** Whether the region is a single district wider than a 읍면동. */
export function isWide({ districts, isGuess }: RegionReading): boolean {
  return !isGuess && districts.length === 1 && districts.every(({ emdName }) => emdName === null)
}

function isProvince({ districts, isGuess }: RegionReading): boolean {
  return !isGuess && districts.length === 1 && districts.every(({ level }) => level === 'SIDO')
}

/** Whether the region is named in full, by a station or by an administrative name. */
function isPlain(region: RegionReading): boolean {
  return isInFull(region) || (!region.isGuess && !region.isShort)
}

function isInFull({ basis, isShort }: RegionReading): boolean {
  return basis === 'DISTRICT_NAME' && !isShort
}
