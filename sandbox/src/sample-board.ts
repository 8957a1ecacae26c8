import { seededRandom } from './random.ts'

/** Invented posts and comments for a demonstration; nobody wrote them, and they refer to no real home or person. */
export type SamplePost = {
  boardCode: 'FREE' | 'REGION_REVIEW' | 'INFORMATION'
  title: string
  content: string
  legalDistrictCode: string | null
  minutesAgo: number
  viewCount: number
}
export type SampleComment = { post: number; repliesTo: number | null; content: string; minutesAgo: number }

const PLACES: [name: string, code: string][] = [
  ['신림동', '1162010200'],
  ['봉천동', '1162010100'],
  ['역삼동', '1168010100'],
  ['화곡동', '1150010300'],
  ['성수동', '1120011400'],
]

const FREE: [title: string, content: string][] = [
  [
    '보증금 {금액} 전세, 등기부에 근저당이 있는데 어떻게 보시나요',
    '{동}에서 보증금 {금액} 전세를 보고 있어요. 등기부를 떼어 보니 근저당이 하나 잡혀 있네요. 중개사는 잔금 때 말소한다고 하는데 특약에 뭐라고 적어야 할까요?',
  ],
  [
    '확정일자는 잔금 전에 받아도 되나요?',
    '이사가 다음 주예요. 계약서는 이미 썼는데 확정일자를 먼저 받아 둬도 되는지 궁금합니다. 전입신고는 이사하는 날 하려고요.',
  ],
  [
    '집주인이 바뀐다고 연락이 왔어요',
    '{동}에 산 지 1년 조금 넘었는데 집을 판다고 합니다. 새 주인과 계약서를 다시 써야 하나요? 다시 쓰면 확정일자 순위가 밀리는 건 아닌지 걱정이에요.',
  ],
  [
    '관리비가 왜 이렇게 많이 나올까요',
    '원룸 관리비 {관리비}만 원인데 내역을 물어보니 그냥 정해진 금액이래요. 다들 내역서 받아 보시나요? 계약서에는 포함 항목이 적혀 있지 않아요.',
  ],
  [
    '계약 갱신 요구, 문자로 해도 괜찮은가요',
    '끝나기 두 달 반 전이에요. 집주인이 전화를 잘 안 받아서 문자로 남겼는데 답이 없네요. 내용증명까지 보내야 할지 고민입니다.',
  ],
  [
    '보증보험 거절됐다는 분 계신가요',
    '{동} 빌라인데 공시가격 기준이 안 맞는다고 합니다. 이런 집은 그냥 피하는 게 나을까요? 보증금을 {금액}까지 낮추면 된다는데 집주인이 안 된대요.',
  ],
  [
    '다가구인데 다른 세입자 보증금을 어떻게 알 수 있죠',
    '방이 여덟 개쯤 되는 건물이에요. 확정일자 부여현황을 집주인 동의 받아서 보라고 하던데, 실제로 부탁해 보신 분 있나요? 말 꺼내기가 어렵네요.',
  ],
  [
    '이사 나가는 날 보증금을 바로 못 준대요',
    '다음 세입자가 들어와야 준다고 합니다. 저는 새집 잔금을 치러야 하는데요. 임차권등기명령을 먼저 알아보는 게 맞을까요?',
  ],
  [
    '곰팡이 때문에 도배를 새로 하자고 하는데',
    '살기 시작한 지 석 달째인데 벽지에 곰팡이가 올라왔어요. 집주인은 환기를 안 해서 그렇다고만 합니다. 사진은 다 찍어 뒀어요.',
  ],
  [
    '월세에서 반전세로 바꾸자는 제안을 받았어요',
    '보증금 {금액} 올리고 월세를 줄이자고 하네요. 전환율을 어떻게 계산하는지 잘 모르겠어요. 대출 이자보다 싼지 비교하면 되나요?',
  ],
]
const REVIEWS: [title: string, content: string][] = [
  [
    '{동} 언덕 쪽 1년 살아 본 후기',
    '지하철역까지 걸어서 십오 분인데 돌아올 때는 오르막이라 체감은 더 길어요. 대신 밤에는 조용합니다. 겨울에 눈 오면 마을버스가 안 올라올 때가 있으니 참고하세요.',
  ],
  [
    '{동} 시장 근처, 장 보기는 편해요',
    '시장이 가까워서 과일이랑 반찬은 거의 여기서 해결합니다. 주말 낮에는 시끄러운 편이고 주차는 기대하지 않는 게 좋아요.',
  ],
  [
    '{동} 골목 밤길 어떤가요? 답도 남겨요',
    '이사 오기 전에 여기서 물어봤던 사람이에요. 가로등은 새로 바뀌어서 밝은데 큰길에서 한 블록 들어가면 사람이 거의 없습니다. 밤에 한 번 걸어 보시는 걸 추천해요.',
  ],
  [
    '{동} 오피스텔 층간소음',
    '벽 쪽 소음이 더 심했어요. 옆집 알람 소리에 같이 깹니다. 집 보러 갈 때 벽을 두드려 보고, 저녁 시간에 한 번 더 가 보세요.',
  ],
  [
    '{동}, 여름 장마 때 반지하 괜찮았는지',
    '작년 장마 때 배수구가 넘쳤다고 들었어요. 지금은 차수판이 있지만 집마다 다릅니다. 바닥 몰딩 아래 얼룩이 있는지 꼭 보세요.',
  ],
]
const INFORMATION: [title: string, content: string][] = [
  [
    '등기부는 계약하는 날과 잔금 날, 두 번 떼어 보세요',
    '계약한 날은 깨끗했는데 잔금 사이에 근저당이 들어온 사례를 들었습니다. 잔금 보내기 직전에 한 번 더 떼어 보는 데 몇 분이면 됩니다.',
  ],
  [
    '납세증명서 요청할 때 이렇게 말했어요',
    '계약 전에 국세와 지방세 완납증명을 보여 달라고 했더니 처음에는 싫어하셨는데, 특약에 적는 대신 보여 주시는 걸로 이야기가 됐습니다. 저는 문자로 정중하게 부탁드렸어요.',
  ],
  [
    '전입신고 효력은 다음 날 0시부터',
    '전입신고를 한 날 집주인이 대출을 받으면 순위가 밀릴 수 있다고 합니다. 그래서 특약에 다음 날까지 담보를 잡지 않는다고 적는 분이 많더라고요.',
  ],
  [
    '건축물대장에서 위반 표시 확인하는 법',
    '대장 첫 장 오른쪽 위를 보시면 됩니다. 표시가 있으면 대출이나 보증이 안 될 수 있어서 계약 전에 꼭 확인해야 해요.',
  ],
  [
    '확정일자 부여현황 떼어 본 후기',
    '임대인 동의서를 받아서 주민센터에 갔습니다. 수수료는 얼마 안 하고 그 자리에서 바로 나와요. 다가구 보시는 분은 꼭 해 보세요.',
  ],
]
const COMMENTS = [
  '저도 같은 상황이었는데 특약으로 적어 달라고 했더니 들어주셨어요.',
  '등기부 날짜가 언제인지부터 확인해 보세요. 며칠 지난 거면 다시 떼어야 합니다.',
  '주민센터에서 물어보니까 금방 알려 주더라고요.',
  '글 감사합니다. 많이 배웠어요.',
  '그 금액이면 근처 실거래가랑 비교해 보시는 게 좋겠어요.',
  '중개사 말만 믿지 말고 서류로 받으세요.',
  '저는 결국 다른 집으로 했습니다. 찜찜하면 안 하는 게 나아요.',
  '혹시 보증보험은 알아보셨나요?',
  '법률구조공단 상담이 무료라서 도움이 됐어요.',
  '저희 동네도 비슷합니다. 겨울 난방비도 물어보세요.',
  '문자로 남겨 두신 건 잘하셨네요.',
  '사진이랑 날짜를 같이 남겨 두는 게 중요하더라고요.',
]
const REPLIES = [
  '답변 감사합니다! 내일 바로 떼어 볼게요.',
  '그렇게도 되는군요. 몰랐어요.',
  '저도 궁금했는데 덕분에 알았습니다.',
  '혹시 얼마나 걸리셨어요?',
  '네, 다음 주에 상담 받기로 했습니다.',
]

const POSTS = 320

/** Returns some hundred posts with comment trees, oldest first; the same ones each time. */
export function sampleBoard(): { posts: SamplePost[]; comments: SampleComment[] } {
  const next = seededRandom('sample board')
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item
  const boards = [
    ['FREE', FREE],
    ['FREE', FREE],
    ['REGION_REVIEW', REVIEWS],
    ['INFORMATION', INFORMATION],
  ] as const
  const posts = Array.from({ length: POSTS }, (_, index): SamplePost => {
    const [boardCode, texts] = pick(boards)
    const [title, content] = pick(texts)
    const [name, code] = pick(PLACES)
    const filled = (text: string) =>
      text
        .replaceAll('{동}', name)
        .replaceAll('{금액}', `${pick(['5,000', '8,000', '1억 2,000', '1억 8,000', '2억 1,000'])}만 원`)
        .replaceAll('{관리비}', String(5 + Math.floor(next() * 10)))
    return {
      boardCode,
      title: filled(title),
      content: filled(content),
      legalDistrictCode: boardCode === 'REGION_REVIEW' || next() < 0.2 ? code : null,
      minutesAgo: (POSTS - index) * 200 + Math.floor(next() * 150),
      viewCount: Math.floor(next() ** 3 * 900),
    }
  })
  const comments: SampleComment[] = []
  for (const [post, { minutesAgo }] of posts.entries()) {
    const count = Math.floor(next() * 6)
    for (let each = 0; each < count; each += 1) {
      const comment = comments.length
      const age = Math.floor(minutesAgo * (0.3 + 0.6 * next()))
      comments.push({ post, repliesTo: null, content: pick(COMMENTS), minutesAgo: age })
      if (next() < 0.4)
        comments.push({ post, repliesTo: comment, content: pick(REPLIES), minutesAgo: Math.floor(age * next()) })
    }
  }
  return { posts, comments }
}
