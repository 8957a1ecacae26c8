import type { ko } from './words.ko.ts'

export const en = {
  by: { kakao: 'Continue with Kakao', naver: 'Continue with Naver', google: 'Continue with Google' },
} satisfies typeof ko
