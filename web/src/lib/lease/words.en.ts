import type { ko } from './words.ko.ts'

export const en = {
  jeonse: (deposit: string) => `Jeonse (전세) ${deposit}`,
  monthly: (deposit: string, rent: string) => `Monthly rent (월세): deposit ${deposit}, ${rent} a month`,
} satisfies typeof ko
