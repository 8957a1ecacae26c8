import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/properties.ts'
import { COMMUNITY_POLICY, type CommunityVerb, type SanctionLevel } from './policy.ts'
import { decideVerb, isInForce, type Sanction, type WritePermissions } from './sanction.ts'

const LEVELS: SanctionLevel[] = ['COMMENT_BLOCK', 'POST_BLOCK', 'READ_ONLY', 'REPORT_BLOCK']
const FLAGS = [
  'canCreatePost',
  'canUpdatePost',
  'canDeletePost',
  'canCreateComment',
  'canUpdateComment',
  'canDeleteComment',
] as const
const FLAG_OF: Partial<Record<CommunityVerb, (typeof FLAGS)[number]>> = {
  CREATE_POST: 'canCreatePost',
  UPDATE_POST: 'canUpdatePost',
  UPLOAD_ATTACHMENT: 'canUpdatePost',
  DELETE_POST: 'canDeletePost',
  CREATE_COMMENT: 'canCreateComment',
  UPDATE_COMMENT: 'canUpdateComment',
  DELETE_COMMENT: 'canDeleteComment',
}
const VERBS = [...(Object.keys(FLAG_OF) as CommunityVerb[]), 'LIKE', 'REPORT'] as const

const hours = fc.integer({ min: 1, max: 100 })
const which = fc.nat({ max: 9 })
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('apply' as const), level: fc.constantFrom(...LEVELS), hours }),
    fc.record({ kind: fc.constant('release' as const), which }),
    fc.record({ kind: fc.constant('extend' as const), which, hours }),
    fc.record({ kind: fc.constant('expire' as const) }),
    fc.record({ kind: fc.constant('edit' as const), flag: fc.constantFrom(...FLAGS), allowed: fc.boolean() }),
    fc.record({ kind: fc.constant('wait' as const), hours }),
  ),
  { maxLength: 25 },
)

/** Reference model: permission flags that are switched off and on hour by hour. */
class Switchboard {
  readonly flags = new Set<string>(FLAGS)
  readonly holding = new Map<number, { verbs: readonly CommunityVerb[]; hoursLeft: number }>()
  pass(count: number) {
    for (let hour = 0; hour < count; hour += 1)
      for (const [id, held] of this.holding) if ((held.hoursLeft -= 1) <= 0) this.holding.delete(id)
  }
  may(verb: CommunityVerb): boolean {
    const flag = FLAG_OF[verb]
    const held = [...this.holding.values()].some(({ verbs }) => verbs.includes(verb))
    return !held && (flag === undefined || this.flags.has(flag))
  }
}

test('permissions after any sequence of sanctions, releases, extensions, expiries and edits equal those of a switchboard', () => {
  fc.assert(
    fc.property(steps, (plan) => {
      let now = new Date('2026-11-20T12:00:00+09:00')
      const kept: Sanction[] = []
      let permissions = Object.fromEntries(FLAGS.map((flag) => [flag, true])) as WritePermissions
      const model = new Switchboard()
      for (const step of plan) {
        if (step.kind === 'apply') {
          const restrictionUntil = new Date(now.getTime() + step.hours * 3_600_000)
          model.holding.set(kept.length, { verbs: COMMUNITY_POLICY.blocked[step.level], hoursLeft: step.hours })
          kept.push({ level: step.level, status: 'ACTIVE', restrictionUntil })
        } else if (step.kind === 'release' || step.kind === 'extend') {
          const sanction = kept[step.which]
          if (sanction === undefined || !isInForce(sanction, now)) continue
          const held = model.holding.get(step.which)
          assert.ok(held)
          if (step.kind === 'release') {
            sanction.status = 'RELEASED'
            model.holding.delete(step.which)
          } else {
            sanction.restrictionUntil = new Date(sanction.restrictionUntil.getTime() + step.hours * 3_600_000)
            held.hoursLeft += step.hours
          }
        } else if (step.kind === 'expire') {
          for (const sanction of kept)
            if (sanction.status === 'ACTIVE' && sanction.restrictionUntil <= now) sanction.status = 'EXPIRED'
        } else if (step.kind === 'edit') {
          permissions = { ...permissions, [step.flag]: step.allowed }
          if (step.allowed) model.flags.add(step.flag)
          else model.flags.delete(step.flag)
        } else {
          now = new Date(now.getTime() + step.hours * 3_600_000)
          model.pass(step.hours)
        }
        for (const verb of VERBS) {
          const judged = decideVerb(verb, { isModerator: false, permissions }, kept, now)
          assert.equal(judged === 'ALLOWED', model.may(verb), `${verb} after ${JSON.stringify(step)}`)
          assert.equal(decideVerb(verb, { isModerator: true, permissions }, kept, now), 'ALLOWED')
        }
      }
    }),
    { numRuns: 500 },
  )
})

test('of several sanctions the one that blocks longest is named', () => {
  const now = new Date('2026-11-20T12:00:00+09:00')
  const until = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const sanctions: Sanction[] = [
    { level: 'COMMENT_BLOCK', status: 'ACTIVE', restrictionUntil: until(5) },
    { level: 'POST_BLOCK', status: 'ACTIVE', restrictionUntil: until(50) },
    { level: 'READ_ONLY', status: 'RELEASED', restrictionUntil: until(500) },
  ]
  const permissions = Object.fromEntries(FLAGS.map((flag) => [flag, true])) as WritePermissions
  const decide = (verb: CommunityVerb) => decideVerb(verb, { isModerator: false, permissions }, sanctions, now)
  assert.equal(decide('CREATE_COMMENT'), sanctions[1])
  assert.equal(decide('LIKE'), 'ALLOWED')
})
