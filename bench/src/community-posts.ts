import pg from 'pg'

const WORDS =
  `보증금 월세 계약 집주인 중개사 등기부 확정일자 전입신고 잔금 특약 관리비 층간소음 곰팡이 보일러 도배 장판 수리 이사 동네 지하철
  역세권 버스 시장 공원 학교 병원 카페 골목 언덕 주차 엘리베이터 반지하 옥탑 원룸 투룸 빌라 아파트 오피스텔 다가구 신축 구축 대출 이자 보험
  서류 질문 후기 경험 조심 추천 고민 상담 법원 경매 배당 임차인 임대인 갱신 해지 통보 내용증명 분쟁 조정 감사합니다 궁금합니다 있나요 했어요
  합니다 그런데 그래서 하지만 정말 너무 조금 많이 처음 지난주 올해 내년 봄에 가을에 서울 경기 인천 부산 대구 관악구 강서구 은평구`.split(
    /\s+/,
  )

/** In four of five posts, in one of a hundred, in one of ten thousand. */
export const KEYWORDS = { common: '전세', middling: '보증보험', rare: '가압류등기' }

/** In 1 of 10 posts, 1 of 10,000, and again 1 of 10; of the last, 1 of 500 is on a different board from the others. */
export const DISTRICTS = { common: '1162010200', rare: '1111010100', other: '1168010100' }

/**
 * Writes made-up posts and comments directly into the tables, three comments per post, without triggers and with the
 * search index created at the end, in a way that no service could.
 */
export async function fillBoard(databaseUrl: string, posts: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '1GB'; set synchronous_commit = off`,
    )
    const { rows } = await client.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where indexname = 'post_texts_search'`,
    )
    await client.query('drop index post_texts_search')
    await client.query(
      `insert into users (username, password_hash, password_changed_at, nickname, role_name, department_code, created_at)
       select 'writer' || number, '', now(), 'writer' || number, 'ROLE_USER', 'GENERAL_USER', now()
       from generate_series(1, 1000) as number`,
    )
    await client.query(
      `insert into posts (board_code, author_user_id, legal_district_code, view_count, like_count, comment_count,
         created_at, updated_at, hidden_at, deleted_at)
       select case when number % 10 <> 1 then (array['FREE', 'REGION_REVIEW', 'INFORMATION'])[1 + number % 3]
           when number % 5000 = 1 then 'INFORMATION' else 'FREE' end, 1 + number % 1000,
         case when number % 10 = 0 then '${DISTRICTS.common}' when number % 10 = 1 then '${DISTRICTS.other}'
           when number % 10000 = 6 then '${DISTRICTS.rare}' end, (random() * 5000)::int, (200 * random() ^ 8)::int, 3,
         now() - (${posts} - number) * interval '1 minute', now(),
         case when number % 97 = 0 then now() end, case when number % 53 = 0 then now() end
       from generate_series(1, ${posts}) as number`,
    )
    await client.query(
      `insert into post_blocks select board_code, post_id / 2048, count(*) from posts where listed group by 1, 2`,
    )
    await client.query(
      `insert into post_texts
       select post_id, ${words(4)} || ' ' || post_id,
         ${words(24)}
           || case when post_id % 5 > 0 then ' ${KEYWORDS.common}' else '' end
           || case when post_id % 100 = 7 then ' ${KEYWORDS.middling}' else '' end
           || case when post_id % 10000 = 77 then ' ${KEYWORDS.rare}' else '' end
       from posts`,
      [WORDS],
    )
    await client.query(
      `insert into comments (post_id, author_user_id, content, created_at, updated_at)
       select 1 + number % ${posts}, 1 + number % 1000, '댓글 ' || number, now(), now()
       from generate_series(1, ${3 * posts}) as number`,
    )
    await client.query(rows[0]?.indexdef ?? '')
    await client.query('vacuum analyze posts, post_texts, comments, post_blocks')
  } finally {
    await client.end()
  }
}

/** SQL for `count` random words, chosen anew for each row. */
function words(count: number): string {
  const word = `($1::text[])[1 + floor(random() * ${WORDS.length})::int]`
  return `concat_ws(' ', ${Array.from({ length: count }, () => word).join(', ')})`
}
