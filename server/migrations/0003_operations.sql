-- Every call to a provider: neither its key nor its raw reply, and no address in clear.
create table external_api_calls (
  call_id bigint generated always as identity primary key,
  provider text not null,
  api_name text not null,
  endpoint_path text not null,
  request_summary jsonb not null,
  result_status text not null check (result_status in ('SUCCESS', 'EMPTY', 'UNAVAILABLE', 'ERROR')),
  http_status_code smallint,
  duration_millis integer not null,
  error_message text,
  request_id text,
  created_at timestamptz not null
);
create index external_api_calls_created on external_api_calls (created_at desc);
create index external_api_calls_provider on external_api_calls (provider, created_at desc);

-- One row: whether this database holds official data or the invented data of the demo. The two never mix.
create table data_mode (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('live', 'sample'))
);
