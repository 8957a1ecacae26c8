-- A deleted diagnosis takes the keys along that would lead to it.
create index idempotency_keys_diagnosis on idempotency_keys (diagnosis_id) where diagnosis_id is not null;

-- An account that its owner ended. The row stays, so that what was public has an author: shown as 탈퇴한 사용자.
alter table users
  add column deleted_at timestamptz,
  -- null once the account is deleted
  alter column nickname drop not null,
  -- also keeps a request that was under way meanwhile from writing anything of the person again
  add constraint users_deleted check (
    case when deleted_at is null then nickname is not null
    else not enabled and num_nonnulls(nickname, email, profile_image_url) = 0 and password_hash = '' end
  );
create index users_deleted on users (deleted_at) where deleted_at is not null;

-- Names the process that works on a key; it holds an advisory lock of that name as long as it lives. Null: only the time tells.
alter table idempotency_keys add column claimed_by uuid;
