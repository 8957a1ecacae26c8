-- What row-house sales of a zone are to their public prices (공시가격), fitted with everything else of its row.
alter table price_mean
  -- DistrictPriceFit (server/src/domain/value/public-price-fit.ts); null: no sale's public price is known, or another type
  add column public_price_fit jsonb;
