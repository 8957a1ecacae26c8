import { type PersonalData, personalTable } from '../../platform/personal-data.ts'

const of = 'user_id = :userId'

/** What the notifications store of a user; addresses and keys of browsers are proofs. */
export const NOTIFICATION_DATA: PersonalData = {
  tables: [
    personalTable({
      table: 'notifications',
      columns: `notification_id, notification_type, related_type, related_id, event_count, months, detail, created_at,
        changed_at, read_at`,
      of: 'recipient_user_id = :userId',
      key: 'notification_id::text',
    }),
    personalTable({ table: 'notification_switches', columns: 'notification_type', of, key: 'notification_type' }),
    personalTable({
      table: 'mail_channels',
      columns: 'frequency, language, notification_types, chosen_at, bounced_at',
      of,
      key: 'user_id::text',
    }),
    personalTable({
      table: 'notification_mails',
      columns: 'notification_id, due_at, tries',
      of,
      key: 'notification_id::text',
    }),
    personalTable({
      table: 'push_subscriptions',
      columns: 'subscription_id, session_id, language, notification_types, chosen_at',
      of,
      key: 'subscription_id::text',
    }),
    personalTable({
      table: 'notification_pushes',
      columns: 'subscription_id, notification_id, due_at, tries',
      of: 'subscription_id in (select subscription_id from push_subscriptions where user_id = :userId)',
      key: `subscription_id || ' ' || notification_id`,
    }),
  ],
}
