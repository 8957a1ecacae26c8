-- Look-ups of providers under way: the same one is made once on however many instances it is asked for. Not logged: after a
-- crash of the server nothing is under way.
create unlogged table lookup_claims (
  -- such as `month AptRent 11620 202607`
  key text primary key,
  -- the attempt that makes it, drawn by lot
  holder uuid not null,
  -- prolonged while it is made; after this its holder is held for dead
  claimed_until timestamptz not null,
  -- both null: under way
  answer jsonb,
  landed_at timestamptz
);
