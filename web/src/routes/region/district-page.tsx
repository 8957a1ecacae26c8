import type { RegionDetail } from '@lease-risk/contract/places'
import { formatDay } from '../../lib/amount.ts'
import { postLink } from '../../lib/community-links.ts'
import { districtLink, REGION } from '../../lib/links.ts'
import { useLoadFailure } from '../../lib/load-failure.ts'
import { useRouteParams } from '../../lib/params.ts'
import { useWords } from '../../lib/words.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Failure } from '../../ui/failure.tsx'
import { LinkRows } from '../../ui/link-rows.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Screen, Section } from '../../ui/screen.tsx'
import { DistrictFigures } from './district-figures.tsx'
import { useDistrict, usePosts, useSummary, useTrend } from './queries.ts'
import { Trend } from './trend.tsx'
import { Usual, UsualSource } from './usual.tsx'
import { ko } from './words.ko.ts'

const JEONSE_FIRST = ['APARTMENT', 'ROW_HOUSE_MULTI_UNIT', 'OFFICETEL', 'DETACHED_MULTI_FAMILY'].map(
  (type) => `${type}.RENT_JEONSE`,
)

/** What people pay in one district, addressed by code or name, its trend and risk, and the districts around it. */
export default function DistrictPage() {
  const words = useWords(ko)
  const { code = '' } = useRouteParams()
  const { data, error, refetch } = useDistrict(code)
  const isShown = useInOrder(code, data)
  const failure = useLoadFailure(error, refetch)
  if (failure)
    return (
      <Screen title={words.district}>
        <Failure {...failure} />
        <LinkRows rows={[{ href: REGION, label: words.otherSearch }]} />
      </Screen>
    )
  if (!data)
    return (
      <Screen title={words.district}>
        <Loading heights={[80, 300]} slow={words.slow} />
      </Screen>
    )
  const { fullName, active, abolishedOn, parent, children, successors, level } = data
  return (
    <Screen title={fullName}>
      {!active && <Notice title={abolishedOn ? words.abolishedOn(abolishedOn) : words.abolished} tone="moderate" />}
      {successors.length > 0 && (
        <Section title={words.successors}>
          <LinkRows rows={rowsOf(successors)} />
        </Section>
      )}
      <Usual code={code} />
      {level !== 'SIDO' && isShown.trend && (
        <Section title={words.trend}>
          <Trend code={code} wanted={JEONSE_FIRST} />
        </Section>
      )}
      {isShown.posts && <Figures code={code} />}
      {isShown.posts && <UsualSource code={code} />}
      {isShown.posts && <Posts code={data.legalDistrictCode} />}
      {isShown.rest && parent && (
        <Disclosure summary={words.above}>
          <LinkRows rows={rowsOf([parent])} />
        </Disclosure>
      )}
      {isShown.rest && children.length > 0 && (
        <Disclosure isOpen={level === 'SIDO'} summary={words.below}>
          <LinkRows rows={rowsOf(children)} />
        </Disclosure>
      )}
      {isShown.rest && <LinkRows rows={[{ href: REGION, label: words.otherSearch }]} />}
    </Screen>
  )
}

function rowsOf(regions: { legalDistrictCode: string; fullName: string }[]) {
  return regions.map((region) => ({ href: districtLink(region.legalDistrictCode), label: region.fullName }))
}

/** Requests everything at once, and reveals it from top to bottom, so that late answers do not shift the layout. */
function useInOrder(code: string, district: RegionDetail | undefined) {
  const hasTrend = district !== undefined && district.level !== 'SIDO'
  const summary = useSummary(code)
  const trendOf = useTrend(code, hasTrend)
  const posts = usePosts(district?.legalDistrictCode)
  const trend = !summary.isPending
  const isDrawn = trend && !(hasTrend && trendOf.isPending)
  return { trend, posts: isDrawn, rest: isDrawn && !posts.isPending }
}

/** Comes with the usual amounts. */
function Figures({ code }: { code: string }) {
  const { data } = useSummary(code)
  return data ? <DistrictFigures figures={data.districtFigures} /> : null
}

/** Posts about a district: opinions of individuals, newest first. */
function Posts({ code }: { code: string }) {
  const words = useWords(ko)
  const { data, error, refetch } = usePosts(code)
  const failure = useLoadFailure(error, refetch)
  return (
    <Disclosure summary={words.posts}>
      {failure && <Failure {...failure} />}
      {data && <p>{data.content.length === 0 ? words.noPosts : words.postsAbout}</p>}
      {data && data.content.length > 0 && (
        <LinkRows
          rows={data.content.map(({ postId, title, boardName, createdAt }) => ({
            href: postLink(postId),
            label: title,
            detail: `${boardName} · ${formatDay(createdAt)}`,
          }))}
        />
      )}
    </Disclosure>
  )
}
