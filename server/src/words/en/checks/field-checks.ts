import type { FieldCheck, FIELD_CHECKS as KO } from '../../ko/checks/field-checks.ts'
import { PAPERS } from '../paper-names.ts'

export const FIELD_CHECKS = {
  FIELD_CHECK_TITLE: ({ check }) => CHECKS[check].title,
  FIELD_CHECK_GUIDANCE: ({ check }) => CHECKS[check].guidance,
  FIELD_CHECKS_ARE_NOTES:
    'These are notes of what you saw, not confirmed facts. They count towards no score, and that you looked does not mean that nothing is wrong.',
  FIELD_CHECK_TARGET_UNCLEAR: 'Give either diagnosisHistoryId or favoriteId, not both.',
  FIELD_CHECKS_SAVED: 'Saved.',
} satisfies typeof KO

const CHECKS: Record<FieldCheck, { title: string; guidance: string }> = {
  ROADVIEW_CHECK: {
    title: 'Look around in street photos',
    guidance: 'First look at the road in front, the shops nearby and any building work in street photos.',
  },
  WALK_ROUTE_CHECK: {
    title: 'Walk there',
    guidance: 'Walk from the station or bus stop to the home, and note the slopes and how long it takes.',
  },
  NOISE_CHECK: {
    title: 'Listen',
    guidance: 'By day and in the evening, listen for the road, shops, the floor above and the homes next door.',
  },
  NIGHT_RETURN_CHECK: {
    title: 'Walk the way home at night',
    guidance: 'Walk the same way after dark, and look at the street lights and how many people pass.',
  },
  BUILDING_ENTRANCE_CHECK: {
    title: 'Look at the entrance and the letter boxes',
    guidance: 'Look at the shared entrance, the names and unit numbers on the letter boxes, the lift and the stairs.',
  },
  GROUND_FLOOR_USE_CHECK: {
    title: 'See what the floors below are used for',
    guidance: `See what the ground floor and the floors below are used for, and whether that is the use in the ${PAPERS.BUILDING_REGISTER}.`,
  },
  PARKING_AND_ACCESS_CHECK: {
    title: 'Look at parking and the way in',
    guidance: 'See where you may park and in what order, and how a car or an ambulance gets in.',
  },
}
