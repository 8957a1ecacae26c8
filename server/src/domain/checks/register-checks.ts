import { message } from '../../words/message.ts'
import { type Check, check, paper } from './check.ts'

/** Checks on the typed input and on the building register's data about it. */
export const REGISTER_CHECKS: readonly Check[] = [
  check({
    id: 'INPUT_AMOUNTS',
    category: 'PRICE',
    source: 'user-input',
    priority: 'HIGH',
  }),
  check({
    id: 'CONTRACT_TYPE',
    category: 'CONTRACT',
    source: 'user-input',
    priority: 'HIGH',
  }),
  check({
    id: 'ADDRESS_AND_UNIT',
    category: 'REGISTER',
    source: 'address',
    always: true,
  }),
  check({
    id: 'REGISTER_CHOICE',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
  }),
  check({
    id: 'REGISTER_FLOOR_PLAN',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
  }),
  check({
    id: 'UNIT_ON_SITE',
    category: 'REGISTER',
    source: 'site',
    priority: 'HIGH',
  }),
  check({
    id: 'EXCLUSIVE_AREA',
    category: 'REGISTER',
    source: 'user-input',
    priority: 'HIGH',
  }),
  check({
    id: 'BUILDING_REGISTER',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
    always: true,
    paper: paper('BUILDING_REGISTER', {
      legalBasis: message('PAPER_BUILDING_REGISTER_LEGAL_BASIS'),
      needsConsent: false,
    }),
  }),
  check({
    id: 'VIOLATING_BUILDING',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
    always: true,
  }),
  check({
    id: 'MAIN_USE',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
  }),
  check({
    id: 'USE_LEGALITY',
    category: 'REGISTER',
    source: 'building-register',
    priority: 'HIGH',
  }),
  check({
    id: 'BUILDING_AGE',
    category: 'SITE',
    source: 'building-register',
  }),
  check({
    id: 'SITE_DEFECTS',
    category: 'SITE',
    source: 'site',
    always: true,
  }),
]
