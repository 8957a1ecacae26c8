-- outside a transaction
-- What the hourly cleaning still has to do, so that it does not look again at all that was ever deleted.
create index concurrently if not exists posts_not_emptied on posts (deleted_at) where deleted_at is not null and emptied_at is null;
create index concurrently if not exists posts_deleted_with_files on posts (post_id) where deleted_at is not null and attachment_count > 0;
create index concurrently if not exists comments_not_emptied on comments (deleted_at) where deleted_at is not null and content <> '';
