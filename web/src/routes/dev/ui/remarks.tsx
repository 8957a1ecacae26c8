import { PAPER_NAMES } from '@lease-risk/contract/paper-names'
import { lazy, useState } from 'react'
import { AnswerHeadline } from '../../../ui/answer-headline.tsx'
import { Button } from '../../../ui/button.tsx'
import { Chips } from '../../../ui/chips.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { FileList } from '../../../ui/file-list.tsx'
import { GradeMark } from '../../../ui/grade-mark.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { LinkAbove } from '../../../ui/link-above.tsx'
import { LinkRows } from '../../../ui/link-rows.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { Pair } from '../../../ui/pair.tsx'
import { Part } from '../../../ui/part.tsx'
import { ScreenActions, Section } from '../../../ui/screen.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusWord } from '../../../ui/status-word.tsx'
import { Text } from '../../../ui/text.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import type { Example } from './example.ts'

const TONES = ['unknown', 'low', 'moderate', 'high', 'critical'] as const
const GRADES = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL', 'NEED_MORE_INFORMATION'] as const
const ICONS: IconName[] = ['check', 'region', 'saved', 'me', 'bell', 'talk', 'unknown', 'caution', 'stop', 'paper']
const nothing = () => undefined
const Late = lazy(() => new Promise<never>(nothing))
const Lost = lazy(() => Promise.reject(new Error('a part that never arrives, to be looked at')))

function Opened({ kind }: { kind: 'dialog' | 'drawer' }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{kind}</Button>
      {isOpen && kind === 'drawer' && <Drawer children="진단 기록" close="닫기" onClose={close} title="기록 17" />}
      {isOpen && kind === 'dialog' && (
        <ConfirmDialog
          cancel="그대로 두기"
          children="되돌릴 수 없어요."
          confirm="지우기"
          onClose={close}
          onConfirm={close}
          title="이 진단을 지울까요?"
        />
      )}
    </>
  )
}

export const remarks: Example[] = [
  {
    file: 'pair',
    states: {
      'two languages': <Pair korean="집주인이 직접 계약하나요?" own="Does the landlord sign in person?" />,
      'one language': <Pair korean={undefined} own="집주인이 직접 계약하나요?" />,
    },
  },
  {
    file: 'text',
    states: {
      Korean: <Text>신림동의 집이에요.</Text>,
      'another language': <Text>This is what somebody wrote in English.</Text>,
    },
  },
  {
    file: 'notice',
    states: Object.fromEntries(
      TONES.map((tone) => [
        tone,
        <Notice children="자료가 없다는 것은 좋은 신호가 아니에요." key={tone} title="받지 못한 자료" tone={tone} />,
      ]),
    ),
  },
  {
    file: 'answer-headline',
    states: {
      plain: (
        <AnswerHeadline
          figure={{ text: '69%', caption: '집값 대비 보증금' }}
          headline="보증금은 집값의 69%입니다."
          level={{ word: '주의', tone: 'moderate' }}
        />
      ),
      stop: (
        <AnswerHeadline
          headline="이 등기에 경매가 시작돼 있습니다."
          level={{ word: '멈추고 확인', tone: 'critical' }}
        />
      ),
      open: <AnswerHeadline headline="보증금은 집값의 69%입니다." open="아직 전부가 아니에요" />,
    },
  },
  {
    file: 'status-word',
    states: Object.fromEntries(TONES.map((tone) => [tone, <StatusWord children="확인할 것" key={tone} tone={tone} />])),
  },
  {
    file: 'grade-mark',
    states: Object.fromEntries(GRADES.map((grade) => [grade, <GradeMark grade={grade} key={grade} />])),
  },
  { file: 'icon', states: Object.fromEntries(ICONS.map((name) => [name, <Icon key={name} name={name} />])) },
  {
    file: 'failure',
    states: {
      plain: <Failure sentence="연결이 끊겼어요. 입력한 내용은 남아 있어요." />,
      retry: (
        <Failure
          detail="요청 번호 7f3a"
          retry={{ label: '다시 시도', onRetry: nothing }}
          sentence="우리 쪽 문제로 끝내지 못했어요."
        />
      ),
    },
  },
  {
    file: 'chips',
    states: {
      read: (
        <Chips
          chips={[
            { key: 'a', label: '신림동' },
            { key: 'b', label: '전세', action: '전세 빼기', onRemove: nothing },
            { key: 'c', label: '원대리', isUnused: true },
          ]}
          label="읽은 조건"
        />
      ),
    },
  },
  { file: 'dialog', states: { closed: <Opened kind="dialog" /> } },
  { file: 'drawer', states: { closed: <Opened kind="drawer" /> } },
  {
    file: 'disclosure',
    states: {
      closed: <Disclosure children="받는 곳: 인터넷등기소" summary={PAPER_NAMES.REGISTRY_DOCUMENT} />,
      open: <Disclosure children="받는 곳: 주민센터" isOpen summary={PAPER_NAMES.FIXED_DATE_LIST} />,
    },
  },
  {
    file: 'file-list',
    states: {
      files: (
        <FileList
          files={[{ href: '/favicon.svg', name: '집 사진 2026년 11월 22일 거실.png', size: '1.2MB' }]}
          label="첨부 파일"
        />
      ),
    },
  },
  { file: 'link-above', states: { toTheBoard: <LinkAbove href="/community">게시판으로</LinkAbove> } },
  {
    file: 'link-rows',
    states: {
      rows: (
        <LinkRows
          rows={[
            { href: '/method', label: '무엇을 확인하고 무엇은 못 하는지' },
            { href: '/region', label: '집값 추정 범위', detail: '1억 6,815만 원~2억 637만 원' },
          ]}
        />
      ),
    },
  },
  {
    file: 'pager',
    states: {
      middle: (
        <Pager
          onPage={nothing}
          page={1}
          totalPages={3}
          words={{ label: '쪽', previous: '이전', next: '다음', at: (page, pages) => `${page} / ${pages}쪽` }}
        />
      ),
    },
  },
  {
    file: 'part',
    states: {
      arrived: <Part children="이웃 거래 12건" />,
      waiting: <Part children={<Late />} waiting={<Skeleton heights={[36]} />} />,
      failed: <Part children={<Lost />} />,
    },
  },
  { file: 'skeleton', states: { bars: <Skeleton heights={[36, 80]} /> } },
  { file: 'loading', states: { waiting: <Loading heights={[36]} slow="응답이 늦어요. 조금만 더 기다려 주세요." /> } },
  { file: 'waiting', states: { waiting: <Waiting heights={[36]} slow="응답이 늦어요. 기다리고 있어요." /> } },
  { file: 'live-region', states: { speak: <Button onClick={() => announce('복사했어요.')}>말하기</Button> } },
  {
    file: 'screen',
    states: {
      section: <Section aside="3건" children={<p>서류 목록</p>} title="받을 서류" />,
      actions: (
        <ScreenActions
          children={
            <Button look="primary" wide>
              다음
            </Button>
          }
        />
      ),
    },
  },
]
