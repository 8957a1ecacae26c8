-- Whether a home that somebody still looks for was looked at again.
alter table favorites
  -- Asia/Seoul; null: not since this is noted
  add column seen_on date,
  -- The day from which it is looked whether a word is due; null: none is.
  add column look_again_on date default '-infinity',
  -- The day of the last word, also where that word named another home of the same person.
  add column look_again_sent_on date;
create index favorites_look_again on favorites (look_again_on) where look_again_on is not null;
