-- State and counts of a post, small rows: a like or a view writes one without touching the text and its search index.
create table posts (
  post_id bigint generated always as identity primary key,
  board_code text not null,
  author_user_id bigint not null references users,
  -- the district that the post is about; null: none
  legal_district_code text,
  view_count integer not null default 0,
  like_count integer not null default 0 check (like_count >= 0),
  -- comments and replies that everybody can see
  comment_count integer not null default 0 check (comment_count >= 0),
  attachment_count integer not null default 0 check (attachment_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- null: not hidden by an operator
  hidden_at timestamptz,
  -- null: there
  deleted_at timestamptz,
  listed boolean not null generated always as (hidden_at is null and deleted_at is null) stored
);
create index posts_newest on posts (post_id desc) where listed;
create index posts_board_newest on posts (board_code, post_id desc) where listed;
create index posts_board_liked on posts (board_code, like_count desc, post_id desc) where listed;
create index posts_board_commented on posts (board_code, comment_count desc, post_id desc) where listed;
create index posts_board_viewed on posts (board_code, view_count desc, post_id desc) where listed;
create index posts_district on posts (legal_district_code, post_id desc) where listed and legal_district_code is not null;
create index posts_author on posts (author_user_id);
-- texts of deleted posts are emptied after a while
create index posts_deleted on posts (deleted_at) where deleted_at is not null;

-- How many posts are listed among each 2,048 numbers: any page is found by adding up some hundred of these
-- (docs/adr/0045-deep-pages.md). Kept by triggers, in the writer's own transaction.
create table post_blocks (
  board_code text not null,
  block bigint not null,
  listed_count integer not null,
  primary key (board_code, block)
);

create function count_added_posts() returns trigger language plpgsql as $$
begin
  insert into post_blocks as kept (board_code, block, listed_count)
  select board_code, post_id / 2048, count(*) from added where listed group by 1, 2 order by 1, 2
  on conflict (board_code, block) do update set listed_count = kept.listed_count + excluded.listed_count;
  return null;
end $$;
create function count_changed_post() returns trigger language plpgsql as $$
begin
  insert into post_blocks as kept (board_code, block, listed_count)
  values (new.board_code, new.post_id / 2048, case when new.listed then 1 else -1 end)
  on conflict (board_code, block) do update set listed_count = kept.listed_count + excluded.listed_count;
  return null;
end $$;
create trigger posts_added after insert on posts
  referencing new table as added for each statement execute function count_added_posts();
create trigger posts_changed after update on posts
  for each row when (old.listed <> new.listed) execute function count_changed_post();

-- What a keyword of any length is looked up by: every sign and every two neighbouring signs of a text, each together
-- with the number of the text's block of 2,048 posts, so that a search goes through the blocks from the newest on and
-- stops when it has enough. Trigrams know nothing of two syllables (docs/adr/0046-keyword-search.md).
create function post_search_keys(block bigint, searched text) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct block || ':' || key), '{}')
  from (
    select unnest(array[sign, sign || lead(sign) over (order by place)]) as key
    from unnest(string_to_array(searched, null)) with ordinality as signs (sign, place)
  ) as keys
  where key is not null
$$;
-- for a keyword of two signs and more, its pairs say all
create function post_keyword_keys(block bigint, keyword text) returns text[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct block || ':' || key), array[block || ':' || keyword])
  from (
    select sign || lead(sign) over (order by place) as key
    from unnest(string_to_array(keyword, null)) with ordinality as signs (sign, place)
  ) as keys
  where key is not null
$$;
create function post_searched_text(title text, content text) returns text
language sql immutable parallel safe as $$ select lower(normalize(title || E'\n' || content, NFC)) $$;

create table post_texts (
  post_id bigint primary key references posts,
  -- byte for byte what was written; shown as text
  title text not null,
  content text not null
);
create index post_texts_search on post_texts
  using gin (post_search_keys(post_id / 2048, post_searched_text(title, content)))
  -- a list of what is not yet in its place would be read by every search
  with (fastupdate = off);

create table comments (
  comment_id bigint generated always as identity primary key,
  post_id bigint not null references posts,
  -- null: a comment; else the comment that this replies to, which is no reply itself
  parent_comment_id bigint references comments,
  author_user_id bigint not null references users,
  content text not null,
  like_count integer not null default 0 check (like_count >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  hidden_at timestamptz,
  deleted_at timestamptz
);
create index comments_post on comments (post_id, comment_id);
create index comments_parent on comments (parent_comment_id) where parent_comment_id is not null;
create index comments_author on comments (author_user_id);
create index comments_deleted on comments (deleted_at) where deleted_at is not null;

create table post_likes (
  post_id bigint not null references posts,
  user_id bigint not null references users,
  created_at timestamptz not null,
  primary key (post_id, user_id)
);
create index post_likes_user on post_likes (user_id);

create table comment_likes (
  comment_id bigint not null references comments,
  user_id bigint not null references users,
  created_at timestamptz not null,
  primary key (comment_id, user_id)
);
create index comment_likes_user on comment_likes (user_id);

create table post_attachments (
  attachment_id uuid primary key,
  post_id bigint not null references posts,
  -- by which it was uploaded; for display only
  original_file_name text not null,
  -- told by the content
  content_type text not null,
  size_bytes integer not null,
  created_at timestamptz not null,
  -- null: the file is on its way into the storage, or never got there
  stored_at timestamptz,
  -- the order in which they were announced
  place bigint not null generated always as identity
);
create index post_attachments_post on post_attachments (post_id, place);
create index post_attachments_unstored on post_attachments (created_at) where stored_at is null;
