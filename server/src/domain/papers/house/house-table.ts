import { type Message, message } from '../../../words/message.ts'
import type { AskWhom } from '../claims/cautions.ts'
import { depositsBesideTable } from '../claims/senior-tenants.ts'
import type { PaperHome, SeniorTenants, TablePaper, TenantOfHouse, TypedPapers } from '../papers-input.ts'
import {
  depositsOf,
  exceedsRegister,
  exceedsTyped,
  type Occupancy,
  occupanciesOf,
  roomsAtLeast,
  statedSum,
  TABLE_PAPERS,
} from './joined-tenants.ts'

type ContradictionCode =
  | 'TWO_DEPOSITS'
  | 'WORD_BELOW_PAPER'
  | 'FIXED_DATE_WITHOUT_RESIDENT'
  | 'RESIDENT_WITHOUT_DEPOSIT'
  | 'MORE_ROWS_THAN_HOUSEHOLDS'
  | 'MORE_THAN_TYPED'

/** `rows`: their places in the table, from 0. The sentence names no room, since it is shared too. */
type Contradiction = {
  code: ContradictionCode
  rows: number[]
  sentence: Message
  question: Message
  askWhom: AskWhom
  askName: Message
}

/** What the tenants' table of a house adds up to, and where it contradicts itself or other papers. */
export type HouseTable = {
  /** Rooms at least; rows without a room may be about the same one. */
  rooms: number
  /** Those of them for which a deposit is stated. */
  roomsWithDeposit: number
  /**
   * Rooms whose deposit stands on the list of fixed dates: they are no longer unseen. 0 if the table contradicts the number
   * of households, so that whose rooms they are is not known.
   */
  roomsOnPaper: number
  /** The largest deposit of each room, in manwon; `null`: none is stated, which is not zero. */
  sumManwon: number | null
  /** Rooms of the building register without a row; `null`: their number is not known. */
  unseenRooms: number | null
  /** The papers on which no row stands. */
  unreadPapers: TablePaper[]
  contradictions: Contradiction[]
  sentences: Message[]
}

/** `null`: there is no table. */
export function houseTable({ tenantsOfHouse, seniorTenants }: TypedPapers, home: PaperHome): HouseTable | null {
  const table = tenantsOfHouse ?? []
  if (table.length === 0) return null
  const occupancies = occupanciesOf(table)
  const [stated, silent] = [true, false].map((is) => occupancies.filter((each) => depositsOf(each).length > 0 === is))
  const rooms = roomsAtLeast(occupancies)
  const roomsWithDeposit = roomsAtLeast(stated ?? [])
  const onPaper = occupancies.filter(({ rows: own }) =>
    own.some(({ row }) => row.depositManwon !== null && isOnPaper(row)),
  )
  const sumManwon = statedSum(occupancies)
  const unseenRooms = unseenOf(rooms, home)
  const unreadPapers = TABLE_PAPERS.filter((paper) => !table.some(({ papers }) => papers.includes(paper)))
  return {
    rooms,
    roomsWithDeposit,
    roomsOnPaper: exceedsRegister(occupancies, home) ? 0 : roomsAtLeast(onPaper),
    sumManwon,
    unseenRooms,
    unreadPapers,
    contradictions: contradictionsOf(occupancies, { table, seniorTenants, home, unreadPapers }),
    sentences: [
      message('HOUSE_TABLE', { rooms, sumManwon, silent: roomsAtLeast(silent ?? []), unseenRooms }),
      ...(unreadPapers.length === 0 ? [] : [message('HOUSE_TABLE_UNREAD', { papers: unreadPapers })]),
    ],
  }
}

/** A table with more rooms than the register has households shows that their number is not known. */
function unseenOf(rooms: number, { isShared, householdCount }: PaperHome): number | null {
  if (!isShared || householdCount === null || rooms > householdCount) return null
  return Math.max(0, householdCount - 1 - rooms)
}

type Around = {
  table: readonly TenantOfHouse[]
  seniorTenants: SeniorTenants | null
  home: PaperHome
  unreadPapers: readonly TablePaper[]
}

/** R-PAPERS-95. */
function contradictionsOf(occupancies: readonly Occupancy[], around: Around): Contradiction[] {
  return [
    ...occupancies.flatMap(differentDeposits),
    ...withoutResident(occupancies, around),
    ...withoutDeposit(occupancies),
    ...moreThanElsewhere(occupancies, around),
  ]
}

function contradiction(code: ContradictionCode, rows: number[], sentence: Message, askWhom: AskWhom): Contradiction {
  const question = message(`${code}_QUESTION`)
  return { code, rows, sentence, question, askWhom, askName: message('ASK_NAME', { whom: askWhom }) }
}

const isOnPaper = ({ papers }: Pick<TenantOfHouse, 'papers'>) => papers.includes('FIXED_DATES')
const placesOf = (occupancies: readonly Occupancy[]) => occupancies.flatMap(({ rows }) => rows.map(({ at }) => at))

/** Only the list of fixed dates has deposits: any other deposit is somebody's word, or typed from nowhere. */
function differentDeposits(occupancy: Occupancy): Contradiction[] {
  const amounts = depositsOf(occupancy)
  if (amounts.length < 2) return []
  const stating = occupancy.rows.flatMap(({ at, row }) =>
    row.depositManwon === null ? [] : [{ at, ...row, manwon: row.depositManwon }],
  )
  const onPaper = [...new Set(stating.filter(isOnPaper).map(({ manwon }) => manwon))]
  const paperManwon = Math.max(0, ...onPaper)
  const said = stating.flatMap(({ saidBy, ...row }) =>
    isOnPaper(row) || saidBy === 'NOBODY' || row.manwon >= paperManwon ? [] : [{ ...row, saidBy }],
  )
  const [lowest] = said.toSorted((a, b) => a.manwon - b.manwon)
  const rows = stating.map(({ at }) => at)
  const saidAt = said.map(({ at }) => at)
  const isSaid = ({ at, manwon }: { at: number; manwon: number }) => saidAt.includes(at) || manwon === paperManwon
  const two = contradiction('TWO_DEPOSITS', rows, message('TWO_DEPOSITS', { amounts }), 'LANDLORD')
  if (lowest === undefined) return [two]
  const { saidBy, manwon: wordManwon } = lowest
  const word = message('WORD_BELOW_PAPER', { saidBy, wordManwon, paperManwon })
  const whom = saidBy === 'BROKER' ? 'BROKER' : 'LANDLORD'
  return [
    contradiction('WORD_BELOW_PAPER', rows, word, whom),
    ...(onPaper.length === 1 && stating.every(isSaid) ? [] : [two]),
  ]
}

const RESIDENT_LISTS = ['HOUSEHOLDS', 'FOREIGN_RESIDENTS'] as const

const isResident = ({ rows }: Occupancy) =>
  rows.some(({ row }) => RESIDENT_LISTS.some((paper) => row.papers.includes(paper)))

/** Only of a named room can the lists of residents say so, and only once a row of one of them is there. */
function withoutResident(occupancies: readonly Occupancy[], { unreadPapers }: Around): Contradiction[] {
  const unread = RESIDENT_LISTS.filter((paper) => unreadPapers.includes(paper))
  const found = occupancies.filter(
    (each) =>
      each.isNamed && !isResident(each) && each.rows.some(({ row }) => row.fixedDateOn !== null || isOnPaper(row)),
  )
  if (found.length === 0 || unread.length === RESIDENT_LISTS.length) return []
  const sentence = message('FIXED_DATE_WITHOUT_RESIDENT', { rooms: found.length, unread })
  return [contradiction('FIXED_DATE_WITHOUT_RESIDENT', placesOf(found), sentence, 'LANDLORD')]
}

function withoutDeposit(occupancies: readonly Occupancy[]): Contradiction[] {
  const found = occupancies.filter(
    (each) =>
      depositsOf(each).length === 0 && (isResident(each) || each.rows.some(({ row }) => row.movedInOn !== null)),
  )
  if (found.length === 0) return []
  const sentence = message('RESIDENT_WITHOUT_DEPOSIT', { rooms: found.length })
  return [contradiction('RESIDENT_WITHOUT_DEPOSIT', placesOf(found), sentence, 'LANDLORD')]
}

function moreThanElsewhere(occupancies: readonly Occupancy[], { table, seniorTenants, home }: Around): Contradiction[] {
  const all = [...table.keys()]
  const rooms = roomsAtLeast(occupancies)
  return [
    ...(exceedsRegister(occupancies, home)
      ? [contradiction('MORE_ROWS_THAN_HOUSEHOLDS', all, message('MORE_ROWS_THAN_HOUSEHOLDS', { rooms }), 'LANDLORD')]
      : []),
    ...(seniorTenants !== null && exceedsTyped(occupancies, seniorTenants)
      ? [
          contradiction(
            'MORE_THAN_TYPED',
            all,
            message('MORE_THAN_TYPED', {
              sumManwon: statedSum(occupancies),
              typedManwon: depositsBesideTable(seniorTenants),
            }),
            'LANDLORD',
          ),
        ]
      : []),
  ]
}
