import assert from 'node:assert/strict'
import { test } from 'node:test'
import { message, sentences } from '../../words/message.ts'
import { namesTheHome } from './without-identity.ts'

type Identity = Parameters<typeof namesTheHome>[0]

const names = namesTheHome({
  address: {
    inputAddress: '서울 관악구 신림동 1422-5 201호',
    jibunAddress: '서울특별시 관악구 신림동 1422-5',
    roadAddress: null,
    pnu: '1162010200114220005',
    unitText: '201호',
    mainLotNumber: '1422',
    subLotNumber: '0005',
    mountain: false,
  } as Identity['address'],
  inputSummary: { address: '서울 관악구 신림동 1422-5 201호' } as Identity['inputSummary'],
  propertyIdentity: { buildingName: '샘플빌라' } as Identity['propertyIdentity'],
})

test('a message that names the home among its params is left out, as its sentence is', () => {
  const named = message('COMPLEX_READ', { said: '신림 샘플빌라', jibunAddress: '서울특별시 관악구 봉천동 1' })
  for (const text of [
    '샘플빌라의 거래입니다.',
    '신림동 1422-5의 거래입니다.',
    named,
    sentences([message('FEW_DEALS'), named]),
  ])
    assert.equal(names(text), true, JSON.stringify(text))
})

test('any other message stays', () => {
  for (const text of ['거래가 적습니다.', message('FEW_DEALS'), message('LEVEL_OF_WIDER', { place: '관악구 신림동' })])
    assert.equal(names(text), false, JSON.stringify(text))
})
