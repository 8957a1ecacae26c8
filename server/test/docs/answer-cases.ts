import { answerOfPapers, PAPER_CASES } from '../../src/domain/answer/paper-cases.fixture.ts'
import { ALL_CASES, type Case } from '../../src/features/diagnosis/report/cases/all-cases.fixture.ts'
import { answerOfCase } from '../../src/features/diagnosis/report/cases/answer-of-case.fixture.ts'

const INTRODUCTION = `# Cases of the answer

What is said first of homes of the known patterns and of ordinary ones (R-ANSWER in docs/rules). Written by
\`npm run docs:generate\`, and compared by a test. The stake is what would be missing of the deposit with nothing before it
if the home were sold for 100, 90, 80 and 70 % of its value, in manwon. Each home: headline, stake, first action. The last
section is of homes of which papers were read; its stake is a range that counts them.
`

/** Returns one section per pattern: the headline, the stake and what to do now. */
export function answerCases(): string {
  const patterns = Map.groupBy(ALL_CASES, ({ pattern }) => pattern)
  return [INTRODUCTION, ...[...patterns].map(([pattern, cases]) => sectionOf(pattern, cases)), sectionOfPapers()].join(
    '\n',
  )
}

function sectionOf(pattern: string, cases: readonly Case[]): string {
  const items = cases.map((each) => {
    const { headline, stake, firstAction, grade } = answerOfCase(each)
    return `- **${each.name}** (\`${grade}\`)\n  - ${headline}\n  - ${stake}\n  - ${firstAction}\n`
  })
  return `## ${pattern}\n\n${items.join('')}`
}

function sectionOfPapers(): string {
  const items = PAPER_CASES.map((each) => {
    const { headline, stake, firstAction, decision } = answerOfPapers(each)
    return `- **${each.name}** (\`${decision}\`)\n  - ${headline}\n  - ${stake}\n  - ${firstAction}\n`
  })
  return `## with papers\n\n${items.join('')}`
}
