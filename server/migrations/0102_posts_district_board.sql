-- outside a transaction
-- The newest posts of a district on one board, however few of the district's posts are there.
create index concurrently if not exists posts_district_board on posts (legal_district_code, board_code, post_id desc)
  where listed and legal_district_code is not null;
