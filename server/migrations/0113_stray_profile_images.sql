-- Uploaded pictures that no user shows: on their way, or left behind. The housekeeping removes the file of a row that has stood for an hour.
create table stray_profile_images (
  image_url text primary key,
  left_at timestamptz not null,
  -- its file is being removed, so that it can no longer be shown
  is_doomed boolean not null default false
);
