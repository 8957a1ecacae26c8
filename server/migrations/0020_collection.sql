-- What is to be collected, one row per source, five-digit code and month. The indicator tables of R-ONE stand here
-- too: source `r-one:<table>`, code `00000`.
create table refresh_targets (
  source text not null,
  lawd_cd text not null check (lawd_cd ~ '^[0-9]{5}$'),
  deal_month text not null check (deal_month ~ '^[0-9]{6}$'),
  -- null: finished; a month this old changes no more
  next_due_at timestamptz,
  -- failed ones since the last success
  attempts integer not null default 0,
  -- FOUND, NOT_FOUND, UNAVAILABLE or ERROR; null: never tried
  last_status text check (last_status in ('FOUND', 'NOT_FOUND', 'UNAVAILABLE', 'ERROR')),
  last_reason text,
  last_attempt_at timestamptz,
  collected_at timestamptz,
  -- the run that tried it last, so that no run tries a target twice
  last_run_id bigint,
  primary key (source, lawd_cd, deal_month)
);
create index refresh_targets_due on refresh_targets (deal_month desc, next_due_at) where next_due_at is not null;

create table refresh_runs (
  run_id bigint generated always as identity primary key,
  trigger text not null check (trigger in ('SCHEDULED', 'MANUAL')),
  -- STOPPED: ended early and politely, `stop_reason` says why; ABANDONED: its process died
  state text not null check (state in ('RUNNING', 'COMPLETED', 'STOPPED', 'FAILED', 'ABANDONED')),
  stop_reason text check (stop_reason in ('QUOTA', 'PROVIDER_FAILING', 'KEY_REJECTED', 'NO_KEY', 'INTERRUPTED')),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- targets new to the table
  registered integer not null default 0,
  collected integer not null default 0,
  -- the provider has nothing for the target
  empty integer not null default 0,
  failed integer not null default 0
);
create index refresh_runs_started on refresh_runs (started_at desc);

-- Calls made to one operation of a provider on one day in Seoul, over all instances.
create table provider_daily_quota (
  provider text not null,
  operation text not null,
  day date not null,
  used integer not null,
  primary key (provider, operation, day)
);

-- Published statistics of the Korea Real Estate Board, newest publication of each period.
create table market_indicators (
  table_id text not null,
  -- 10 digits; 0000000000 for the whole country
  region_code text not null check (region_code ~ '^[0-9]{10}$'),
  -- YYYYMM
  period text not null check (period ~ '^[0-9]{6}$'),
  value double precision not null,
  unit text,
  -- as published, such as `서울>강북지역>도심권>종로구`
  region_name text not null,
  collected_at timestamptz not null,
  primary key (region_code, table_id, period)
);
