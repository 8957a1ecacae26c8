-- The registry document is read twice: right before the contract and right before the balance is paid.
alter table registry_confirmations
  add column occasion text check (occasion in ('CONTRACT', 'BALANCE')),
  -- when it was read; null: not told
  add column viewed_on date;
