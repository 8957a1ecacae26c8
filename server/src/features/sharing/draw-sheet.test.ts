import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DiagnosisSheet } from '@lease-risk/contract/diagnosis-sheet'
import { atEnd } from '../../../test/at-end.ts'
import { AppError } from '../../platform/http/errors.ts'
import { createSheetDrawer, type SheetOrder } from './draw-sheet.ts'

const drawer = createSheetDrawer()
atEnd(() => drawer.close())
const text = '중앙값(가운데 값)은 1억 2,000만 원이고, 가운데 절반은 1억 원에서 1억 3,000만 원입니다.'
const part = {
  title: '비교한 금액과 거래',
  items: Array.from({ length: 8 }, () => ({ title: text, texts: [text, text] })),
}
const sheet: DiagnosisSheet = { title: '보낼 한 장', about: text, note: text, foot: text, parts: [part, part, part] }
const order: SheetOrder = { sheet, language: 'ko', at: new Date('2026-11-20T12:00:00+09:00') }

test('a sheet that cannot be drawn is refused, and the next one drawn, as before it', async () => {
  const before = await drawer.draw(order)
  assert.equal(before.subarray(0, 8).toString(), '%PDF-1.7')
  const broken = { ...order, sheet: { ...sheet, parts: null as unknown as DiagnosisSheet['parts'] } }
  await assert.rejects(drawer.draw(broken), (error) => error instanceof AppError && error.status === 503)
  const after = await drawer.draw(order)
  assert.equal(after.length, before.length)
})

test('after it was closed nothing is left running, and it can be asked again', async () => {
  await drawer.close()
  assert.ok((await drawer.draw(order)).length > 10_000)
})
