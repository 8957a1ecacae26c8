import { statement } from '../../../platform/database/statement.ts'
import { type PersonalData, personalTable } from '../../../platform/personal-data.ts'
import { imageKeyOf } from '../profile-image.ts'

const of = 'user_id = :userId'

const selectImage = statement<{ url: string | null }, { userId: number }>({
  name: 'personal-profile-image',
  columns: { url: 'text' },
  text: 'select profile_image_url as url from users where user_id = :userId',
})

/** What the accounts store of a user. */
export const ACCOUNT_DATA: PersonalData = {
  tables: [
    personalTable({
      table: 'users',
      columns: `user_id, username, email, nickname, profile_image_url, role_name, department_code, enabled, has_password,
        created_at, password_changed_at, used_on, erase_unused_on, told_of_guesses_at`,
      of,
      key: 'user_id::text',
    }),
    personalTable({
      table: 'user_permissions',
      columns: `can_create_post, can_update_post, can_delete_post, can_create_comment, can_update_comment,
        can_delete_comment, can_access_all_pages, can_manage_users, can_manage_community`,
      of,
      key: 'user_id::text',
    }),
    personalTable({ table: 'user_page_permissions', columns: 'page_key, allowed', of, key: 'page_key' }),
    personalTable({ table: 'verified_emails', columns: 'email, verified_at, language', of, key: 'email' }),
    personalTable({ table: 'consents', columns: 'kind, version, given_at', of, key: `kind || ' ' || version` }),
    personalTable({
      table: 'sessions',
      columns: 'session_id, device_kind, browser, system, began_at, last_seen_at, ended_at, passkey_at',
      of,
      key: 'session_id::text',
    }),
    personalTable({ table: 'known_devices', columns: 'seen_at', of, key: 'mark' }),
    personalTable({
      table: 'login_identities',
      columns: 'provider, issuer, subject, linked_at, last_used_at',
      of,
      key: `issuer || ' ' || subject`,
    }),
    personalTable({ table: 'passkeys', columns: 'name, created_at, last_used_at', of, key: 'passkey_id::text' }),
    personalTable({
      table: 'account_mails',
      columns: 'change, email, language, created_at, expires_at, sent_at',
      of,
      key: 'mail_id::text',
    }),
    personalTable({
      table: 'stray_profile_images',
      columns: 'image_url, left_at',
      of: `starts_with(image_url, '/api/users/profile-images/' || :userId::bigint || '/')`,
      key: 'image_url',
    }),
    personalTable({
      table: 'personal_exports',
      columns: 'asked_at, finished_at, expires_at, size_bytes',
      of,
      key: 'export_id::text',
    }),
  ],
  async *files(database, userId) {
    const [user] = await selectImage(database, { userId })
    const key = imageKeyOf(user?.url ?? null)
    if (key !== null) yield { name: 'profile-image.webp', key }
  },
}
