import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from '@lease-risk/contract/common'
import type { CommunityBoardResponse, CommunityPostDetail, CommunityPostSummary } from '@lease-risk/contract/community'
import { communityBoard } from '../../../../test/community-board.ts'
import fc from '../../../../test/properties.ts'
import { rowsRead } from '../../../../test/rows-read.ts'
import { findPosts } from './find-posts.ts'
import { createViewCounter } from './views.ts'

const board = await communityBoard()
const { database, did, call, post } = board
const { pool } = database
const [anna, boris] = [await board.member('anna'), await board.member('boris')]

const list = (query: string) => did<Page<CommunityPostSummary>>(null, 'GET', `/posts?${query}`)
const titles = async (query: string) => (await list(query)).content.map(({ title }) => title)

test('R-BOARD-06: a post is created, read, changed and deleted by its author', async () => {
  const created = await post(anna, {
    title: '첫 글',
    content: '  앞뒤 빈칸도\n그대로  ',
    legalDistrictCode: '1162010200',
  })
  assert.equal(created.author.nickname, 'anna')
  assert.deepEqual(
    [created.content, created.visibility, created.likedByMe, created.legalDistrictName],
    ['  앞뒤 빈칸도\n그대로  ', 'VISIBLE', false, '서울특별시 관악구 신림동'],
  )
  const url = `/posts/${created.postId}`
  const changed = await did<CommunityPostDetail>(anna, 'PUT', url, { title: '고친 글' })
  assert.deepEqual([changed.title, changed.content], ['고친 글', created.content])
  const cleared = await did<CommunityPostDetail>(anna, 'PUT', url, { legalDistrictCode: null })
  assert.equal(cleared.legalDistrictCode, null)
  assert.equal((await did<CommunityPostDetail>(null, 'GET', url)).title, '고친 글')
  await did(anna, 'DELETE', url)
  assert.equal((await call(null, 'GET', `/api/community${url}`)).statusCode, 404)
  assert.equal((await call(anna, 'DELETE', `/api/community${url}`)).statusCode, 404)
})

test('a post without a title, of blanks, too long, on no board or of no district is 400 and names every field', async () => {
  const wrong = { boardCode: 'NONE', title: ' \n', content: 'x'.repeat(10_001) }
  const answer = await call(anna, 'POST', '/api/community/posts', wrong)
  assert.deepEqual(
    [
      answer.statusCode,
      ...answer
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .toSorted(),
    ],
    [400, 'boardCode', 'content', 'title'],
  )
  const unknown = { boardCode: 'FREE', title: 't', content: 'c', legalDistrictCode: '9999999999' }
  assert.equal((await call(anna, 'POST', '/api/community/posts', unknown)).json().errors[0].field, 'legalDistrictCode')
})

test('a text of signs that nobody sees is an empty one', async () => {
  for (const unseen of ['\u3164', '\u200b\u2060 \ufeff', '\u115f\u1160\uffa0\u2800\u00ad', '\x07\u{e0041}']) {
    const answer = await call(anna, 'POST', '/api/community/posts', {
      boardCode: 'FREE',
      title: unseen,
      content: unseen,
    })
    assert.deepEqual(
      answer.json().errors?.map(({ field, code }: Record<string, unknown>) => [field, code]),
      [
        ['title', 'FORMAT'],
        ['content', 'FORMAT'],
      ],
    )
  }
  const { title } = await post(anna, { title: '\u200b👩‍👩‍👧' })
  assert.equal(title, '\u200b👩‍👩‍👧')
})

test('a change of nothing changes nothing and notifies nobody', async () => {
  const { postId, updatedAt } = await post(anna)
  const eventCount = async () =>
    (await pool.query(`select from outbox where subject = $1`, [`post ${postId}`])).rowCount
  const before = await eventCount()
  board.advance(1)
  const same = await did<CommunityPostDetail>(anna, 'PUT', `/posts/${postId}`, { confirmPersonalData: true })
  assert.deepEqual([same.updatedAt, await eventCount()], [updatedAt, before])
  assert.notEqual(
    (await did<CommunityPostDetail>(anna, 'PUT', `/posts/${postId}`, { title: '고침' })).updatedAt,
    updatedAt,
  )
  board.advance(-1)
})

test('personal data are pointed out before anything is stored; only a number of an office can be confirmed', async () => {
  const write = (content: string, confirmPersonalData?: boolean) =>
    call(anna, 'POST', '/api/community/posts', { boardCode: 'FREE', title: '집주인', content, confirmPersonalData })
  const before = (await pool.query('select count(*) from posts')).rows[0].count
  const refused = await write('번호는 010-1234-5678, 101동 1203호입니다')
  assert.deepEqual([refused.statusCode, refused.json().code], [400, 'COMMUNITY_400_PERSONAL_DATA'])
  assert.deepEqual(
    refused.json().errors.map(({ field, code, start, end }: Record<string, unknown>) => [field, code, start, end]),
    [
      ['content', 'MOBILE_PHONE', 4, 17],
      ['content', 'UNIT', 19, 29],
    ],
  )
  assert.equal((await write('사무실 02-123-4567')).statusCode, 400)
  assert.equal((await write('900101-1234567', true)).statusCode, 400)
  assert.equal((await pool.query('select count(*) from posts')).rows[0].count, before)
  assert.equal((await write('사무실 02-123-4567', true)).statusCode, 201)
})

test('a refusal lists every wrong field: the district, and the places of each text', async () => {
  const wrong = { title: '010-1234-5678', content: '집은 302호', legalDistrictCode: '9999999999' }
  const { postId } = await post(anna)
  for (const answer of [
    await call(anna, 'POST', '/api/community/posts', { boardCode: 'FREE', ...wrong }),
    await call(anna, 'PUT', `/api/community/posts/${postId}`, wrong),
  ]) {
    assert.deepEqual([answer.statusCode, answer.json().code], [400, 'COMMUNITY_400_PERSONAL_DATA'])
    assert.deepEqual(
      answer.json().errors.map(({ field, code }: Record<string, unknown>) => [field, code]),
      [
        ['legalDistrictCode', 'UNKNOWN'],
        ['title', 'MOBILE_PHONE'],
        ['content', 'UNIT'],
      ],
    )
  }
})

test('a read is a view, counted at once where it was read and written a moment later', async () => {
  const { postId } = await post(anna)
  const read = async () => (await did<CommunityPostDetail>(null, 'GET', `/posts/${postId}`)).viewCount
  assert.deepEqual([await read(), await read(), await read()], [1, 2, 3])
  const { statements } = await database.recordStatements(() => read())
  assert.ok(statements.length > 0 && statements.every((text) => !/update posts/.test(text)))
})

test('views are written in sums, by several instances at once, and none is lost when the database is away', async () => {
  const { postId } = await post(anna)
  const { postId: otherId } = await post(anna)
  const log = { warn() {} }
  const counters = Array.from({ length: 8 }, () => createViewCounter({ pool, log }))
  for (const [index, counter] of counters.entries())
    for (const each of index % 2 ? [postId, otherId, postId] : [otherId, postId, postId]) counter.count(each)
  await pool.query('alter table posts rename to away')
  await Promise.all(counters.map((counter) => counter.write()))
  await pool.query('alter table away rename to posts')
  assert.deepEqual([counters[0]?.unwritten(postId), counters[0]?.unwritten(otherId)], [2, 1])
  await Promise.all(counters.map((counter) => counter.write()))
  assert.equal(counters[0]?.unwritten(postId), 0)
  const { rows } = await pool.query('select view_count from posts where post_id >= $1 order by post_id', [postId])
  assert.deepEqual(rows, [{ view_count: 16 }, { view_count: 8 }])
})

test('a stop writes what is counted while a writing is on its way', async () => {
  const { postId } = await post(anna)
  const counter = createViewCounter({ pool, log: { warn() {} } })
  counter.count(postId)
  const writing = counter.write()
  counter.count(postId)
  await Promise.all([writing, counter.close()])
  const { rows } = await pool.query('select view_count from posts where post_id = $1', [postId])
  assert.deepEqual(rows, [{ view_count: 2 }])
})

test('boards show how many posts everybody can see', async () => {
  const counts = async () =>
    (await did<CommunityBoardResponse[]>(null, 'GET', '/boards')).map(({ postCount }) => postCount)
  const before = await counts()
  const { postId } = await post(anna, { boardCode: 'INFORMATION' })
  await post(anna, { boardCode: 'REGION_REVIEW' })
  assert.deepEqual(await counts(), [before[0], (before[1] ?? 0) + 1, (before[2] ?? 0) + 1])
  await did(anna, 'DELETE', `/posts/${postId}`)
  assert.deepEqual(await counts(), [before[0], (before[1] ?? 0) + 1, before[2]])
})

test('a keyword finds Korean substrings of any length in title and content, also of composed and decomposed letters', async () => {
  const made = { boardCode: 'INFORMATION', legalDistrictCode: '1168010100' }
  await post(anna, { ...made, title: '깡통전세 조심', content: '등기부를 두 번 떼어 보세요. ABC 100%_\\' })
  await post(boris, { ...made, title: '확정일자', content: '깡통 이야기'.normalize('NFD') })
  for (const [keyword, found] of [
    ['깡통', 2],
    ['통전세', 1],
    ['깡통전세 조심', 1],
    ['깡', 2],
    ['abc', 1],
    ['100%_\\', 1],
    ['%', 1],
    ['깡통월세', 0],
    ['통깡', 0],
  ] as const)
    assert.equal((await list(`keyword=${encodeURIComponent(keyword)}`)).totalElements, found, keyword)
  assert.deepEqual(await titles(`keyword=${encodeURIComponent('깡통')}&boardCode=FREE`), [])
  assert.equal((await list('legalDistrictCode=1168010100')).totalElements, 2)
  assert.equal((await list('legalDistrictCode=1168010100&boardCode=FREE')).totalElements, 0)
})

test('R-BOARD-03: four sorts, on one board and on all', async () => {
  const made = [0, 1, 2].map((index) => post(anna, { boardCode: 'REGION_REVIEW', title: `정렬 ${index}` }))
  const [none, viewed, liked] = await Promise.all(made)
  assert.ok(none && viewed && liked)
  await did(boris, 'POST', `/posts/${liked.postId}/like`)
  await board.comment(boris, none.postId)
  await pool.query('update posts set view_count = 1000 where post_id = $1', [viewed.postId])
  for (const scope of ['boardCode=REGION_REVIEW', 'size=100']) {
    assert.equal((await titles(`${scope}&sort=LIKE_COUNT_DESC`))[0], liked.title)
    assert.equal((await titles(`${scope}&sort=COMMENT_COUNT_DESC`))[0], none.title)
    assert.equal((await titles(`${scope}&sort=VIEW_COUNT_DESC`))[0], viewed.title)
  }
})

test('every page of the newest posts is the one that a plain list has, whatever is hidden or deleted in between', async () => {
  await pool.query(`
    with added as (
      insert into posts (board_code, author_user_id, created_at, updated_at, hidden_at, deleted_at)
      select case number % 3 when 0 then 'FREE' else 'INFORMATION' end, ${anna.userId}, now(), now(),
        case when number % 7 = 0 or number between 3000 and 5500 then now() end, case when number % 11 = 0 then now() end
      from generate_series(1, 9000) as number returning post_id
    ) insert into post_texts select post_id, 'title',
      case post_id % 10 when 0 then '어디에도' else '흔한낱말' end || case when post_id % 500 = 1 then ' 드문낱말' else '' end
    from added`)
  await pool.query(`update posts set legal_district_code = case post_id % 1000 when 7 then '1111010100' else '1162010200' end
    where post_id % 4 = 3`)
  const { rows } = await pool.query<{ post_id: number; board_code: string }>(
    'select post_id, board_code from posts where listed order by post_id desc',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(null, 'FREE' as const, 'INFORMATION' as const),
      fc.nat({ max: 400 }),
      fc.integer({ min: 1, max: 100 }),
      async (boardCode, page, size) => {
        const all = rows.filter(({ board_code }) => boardCode === null || board_code === boardCode)
        const filters = { boardCode, district: null, keyword: null, sort: 'CREATED_AT_DESC' as const }
        const found = await findPosts(pool, filters, { page, size }, [])
        const expected = all.slice(page * size, (page + 1) * size).map(({ post_id }) => post_id)
        assert.deepEqual(found, { postIds: expected, total: all.length })
      },
    ),
  )
})

test('a keyword within a board or a district finds the newest 1,000 that fit, however far back', async () => {
  const { rows } = await pool.query<{
    post_id: number
    board_code: string
    legal_district_code: string
    content: string
  }>(
    'select post_id, board_code, legal_district_code, content from posts join post_texts using (post_id) where listed order by post_id desc',
  )
  for (const keyword of ['흔한낱말', '드문낱말', '낱말', '없는낱말'])
    for (const boardCode of [null, 'FREE', 'INFORMATION'] as const)
      for (const district of [null, '1162010200', '1111010100']) {
        const fit = rows.filter(
          (row) =>
            row.content.includes(keyword) &&
            (boardCode === null || row.board_code === boardCode) &&
            (district === null || row.legal_district_code === district),
        )
        const filters = { boardCode, district, keyword, sort: 'CREATED_AT_DESC' as const }
        const { postIds, total } = await findPosts(pool, filters, { page: 0, size: 1_000 }, [])
        const expected = fit.slice(0, 1_000).map(({ post_id }) => post_id)
        assert.deepEqual([postIds, total], [expected, expected.length], JSON.stringify(filters))
      }
})

test('a common keyword in a rare district or on a rare board reads the texts of that one only', async () => {
  await pool.query(`analyze posts, post_texts`)
  const textsRead = (more: object) => {
    const filters = { boardCode: null, district: null, keyword: '흔한낱말', sort: 'CREATED_AT_DESC' as const, ...more }
    return rowsRead(pool, ['post_texts'], (explaining) => findPosts(explaining, filters, { page: 0, size: 20 }, []))
  }
  const rare = await textsRead({ district: '1111010100' })
  assert.ok(rare > 0 && rare < 20, `${rare} in a rare district`)
  const board = await textsRead({ boardCode: 'REGION_REVIEW' })
  assert.ok(board > 0 && board < 20, `${board} on a rare board`)
  const common = await textsRead({})
  assert.ok(common >= 1_000 && common < 4_096, `${common} everywhere`)
})

test('R-ADMIN-14: posts and comments of operators bear a mark, which goes with the role', async () => {
  const clerk = await board.member('staff_clerk', 'ROLE_CS_MANAGER')
  const { postId } = await post(clerk)
  const { postId: annas } = await post(anna)
  await board.comment(clerk, annas)
  await board.comment(anna, annas)
  const marks = async () => {
    const detail = await did<CommunityPostDetail>(null, 'GET', `/posts/${postId}`)
    const comments = await did<{ author: { isStaff: boolean } }[]>(null, 'GET', `/posts/${annas}/comments`)
    const { content } = await list('size=2')
    return [detail, ...comments, ...content].map(({ author }) => author.isStaff)
  }
  assert.deepEqual(await marks(), [true, true, false, false, true])
  await pool.query(`update users set role_name = 'ROLE_USER' where user_id = $1`, [clerk.userId])
  assert.deepEqual(await marks(), [false, false, false, false, false])
})
