-- Deals as they are read: all of `transaction_facts` now. Once this release is the one before, deals that refer to their
-- place and month by number are shown beside it (docs/adr/0077-a-deal-refers-to-its-place-and-month.md).
create view stored_deals as select * from transaction_facts;

-- Every merge asks for its months before it reads them, with their districts locked. Nothing to do now; in the next release
-- it brings what is stored of them elsewhere back into `transaction_facts`.
create function make_months_writable(sources text[], lawd_cds text[], deal_months text[]) returns void
  language plpgsql as $$ begin end $$;
