import { useState } from 'react'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ButtonList } from '../../../ui/button-list.tsx'
import { CheckRow } from '../../../ui/check-row.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { ConsentBoxes } from '../../../ui/consent-boxes.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { Field, SelectField, TextArea } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { KeptCheck } from '../../../ui/kept-check.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SearchList } from '../../../ui/search-list.tsx'
import type { Example } from './example.ts'

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const
const nothing = () => undefined

function Purpose({ error }: { error?: string }) {
  const [value, setValue] = useState<'JEONSE' | 'MONTHLY_RENT' | ''>('')
  return (
    <Choice<'JEONSE' | 'MONTHLY_RENT'>
      columns={2}
      error={error}
      legend="어떤 계약인가요?"
      name={`purpose-${error === undefined}`}
      onChange={setValue}
      options={[
        { value: 'JEONSE', label: '전세', detail: '보증금만 내요' },
        { value: 'MONTHLY_RENT', label: '월세', detail: '보증금과 월세를 내요' },
      ]}
      value={value}
    />
  )
}

function Deposit({ error }: { error?: string }) {
  const [value, setValue] = useState('12,000')
  return (
    <AmountField
      error={error}
      format={(text) => text}
      label="보증금"
      onChange={setValue}
      readBack="1억 2,000만 원으로 읽었어요"
      steps={['+1억', '+1,000만', '+100만'].map((label) => ({ label, onAdd: nothing }))}
      unit="만원"
      value={value}
    />
  )
}

function Seen() {
  const [checked, setChecked] = useState(true)
  return <CheckRow checked={checked} detail="등기를 두 번 떼어 보세요." label="등기를 봤어요" onChange={setChecked} />
}

const found = [
  { key: 'a', content: '서울특별시 관악구 신림로59길 23 (신림동)', onChoose: nothing },
  { key: 'b', content: '경기도 성남시 분당구 정자일로 248, 샘플느티마을공무원아파트', onChoose: nothing },
]

function Consents({ errors, id = 'terms' }: { errors: { id: string; message: string }[]; id?: string }) {
  return (
    <ConsentBoxes
      all={undefined}
      errors={errors}
      items={[
        {
          id,
          label: '이용약관에 동의해요 (필수)',
          checked: false,
          onChange: nothing,
          document: { href: '/service-terms', label: '이용약관 읽기 (새 창)' },
        },
      ]}
      legend="약관과 개인정보"
      onAll={nothing}
    />
  )
}

export const forms: Example[] = [
  {
    file: 'button',
    states: {
      ...Object.fromEntries(
        LOOKS.map((look) => [look, <Button key={look} look={look} children="공공자료 확인하기" />]),
      ),
      busy: <Button busy children="접수하고 있어요" look="primary" />,
      wide: <Button children="다음" look="primary" wide />,
      link: <ButtonLink children="지역" href="/region" />,
    },
  },
  {
    file: 'button-list',
    states: {
      two: (
        <ButtonList
          busy={false}
          items={[
            { id: 'kakao', label: '카카오로 로그인' },
            { id: 'google', label: '구글로 로그인' },
          ]}
          onChoose={() => undefined}
          refusal={undefined}
        />
      ),
      refused: (
        <ButtonList
          busy={false}
          items={[{ id: 'naver', label: '네이버로 로그인' }]}
          onChoose={() => undefined}
          refusal="네이버가 지금 응답하지 않아요"
        />
      ),
    },
  },
  {
    file: 'password-field',
    states: {
      hidden: (
        <PasswordField
          autoComplete="off"
          defaultValue="abcd"
          hint="8글자 이상"
          label="비밀번호"
          show={{ short: '보기', whole: '입력한 글자 보기' }}
        />
      ),
    },
  },
  {
    file: 'field',
    states: {
      text: <Field defaultValue="29.35" hint="알면 적어 주세요." label="전용면적" unit="㎡" />,
      error: <Field error="면적은 0보다 크고 10,000㎡까지 적을 수 있어요." label="잘못 적은 면적" unit="㎡" />,
      beside: <Field beside={<Button>모름</Button>} label="채권최고액 합계" unit="만원" />,
      select: <SelectField children={<option>모르겠어요</option>} label="집 종류" />,
      area: <TextArea hint="주민등록번호는 적지 마세요." label="메모" />,
    },
  },
  {
    file: 'amount-field',
    states: { typed: <Deposit />, error: <Deposit error="보증금을 숫자로 적어 주세요." /> },
  },
  {
    file: 'choice',
    states: { open: <Purpose />, error: <Purpose error="전세인지 월세인지 골라 주세요." /> },
  },
  {
    file: 'consent-boxes',
    states: {
      open: <Consents errors={[]} />,
      error: (
        <Consents errors={[{ id: 'terms-wrong', message: '이용약관에 동의해야 가입할 수 있어요.' }]} id="terms-wrong" />
      ),
    },
  },
  { file: 'check-row', states: { checked: <Seen /> } },
  {
    file: 'kept-check',
    states: { open: <KeptCheck checked={false} label="누수 흔적" onKeep={() => Promise.resolve()} /> },
  },
  {
    file: 'search-list',
    states: {
      found: (
        <SearchList
          hint="동과 번지를 적어 주세요."
          id="dev-found"
          items={found}
          label="주소"
          onType={nothing}
          status="2건을 찾았어요"
          typed="신림동 1422"
        />
      ),
      empty: (
        <SearchList
          hint="동과 번지를 적어 주세요."
          id="dev-empty"
          items={[]}
          label="없는 주소"
          onType={nothing}
          status="찾은 주소가 없어요. 동과 번지를 띄어 써 보세요."
          typed="없는동 1"
        />
      ),
    },
  },
  {
    file: 'error-summary',
    states: {
      errors: (
        <ErrorSummary
          attempt={0}
          errors={[{ id: 'dev-found', message: '동·리를 하나 골라 주세요.' }]}
          title="고칠 곳이 있어요"
        />
      ),
    },
  },
  {
    file: 'form',
    states: {
      one: <Form children={<Button type="submit">저장하기</Button>} onSubmit={(event) => event.preventDefault()} />,
    },
  },
]
