import { BOARD_CODES, type BoardCode, type CommunityBoardResponse } from '@lease-risk/contract/community'
import { statement } from '../../platform/database/statement.ts'
import type { Queryable } from '../../platform/database/transaction.ts'
import { message, type Unworded } from '../../words/message.ts'

const countByBoard = statement<{ boardCode: BoardCode; count: number }>({
  name: 'board-post-counts',
  columns: { boardCode: 'text', count: 'int8' },
  text: 'select board_code as "boardCode", sum(listed_count) as count from post_blocks group by board_code',
})

/** The boards with the number of publicly visible posts on each. */
export async function listBoards(database: Queryable): Promise<Unworded<CommunityBoardResponse>[]> {
  const counts = new Map((await countByBoard(database)).map(({ boardCode, count }) => [boardCode, count]))
  return BOARD_CODES.map((boardCode) => ({
    boardCode,
    boardName: message('BOARD_NAME', { board: boardCode }),
    description: message('BOARD_DESCRIPTION', { board: boardCode }),
    postCount: counts.get(boardCode) ?? 0,
  }))
}
