-- A held fee belongs to a participation or to a store participation, exactly one (decision 81). What the pass is paid is kept as for a participation.

ALTER TABLE store_participations
  -- Öre; 0 without a fee, and once it has gone back.
  ADD COLUMN fee_amount bigint NOT NULL DEFAULT 0,
  -- Since when the fee is back with the brand: it takes no mentions any more.
  ADD COLUMN fee_returned_at timestamptz;

ALTER TABLE holds
  ALTER COLUMN participation_id DROP NOT NULL,
  ADD COLUMN store_participation_id uuid,
  -- Whom it is held for and in which campaign, whichever it belongs to.
  ADD COLUMN campaign_id uuid,
  ADD COLUMN instagramer_id uuid REFERENCES instagramers;
UPDATE holds h SET campaign_id = p.campaign_id, instagramer_id = p.instagramer_id
  FROM participations p WHERE p.brand_id = h.brand_id AND p.id = h.participation_id;
ALTER TABLE holds
  ALTER COLUMN campaign_id SET NOT NULL,
  ALTER COLUMN instagramer_id SET NOT NULL,
  ADD CHECK (num_nonnulls(participation_id, store_participation_id) = 1),
  ADD FOREIGN KEY (brand_id, store_participation_id) REFERENCES store_participations,
  ADD FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns;
CREATE UNIQUE INDEX holds_one_of_pass ON holds (brand_id, store_participation_id) WHERE state <> 'returned';
CREATE INDEX holds_pass ON holds (brand_id, store_participation_id) WHERE store_participation_id IS NOT NULL;
CREATE INDEX holds_campaign ON holds (brand_id, campaign_id, state);
CREATE INDEX holds_creator ON holds (instagramer_id, state);

ALTER TABLE ledger_transactions ADD COLUMN store_participation_id uuid;
CREATE INDEX ledger_transactions_pass ON ledger_transactions (store_participation_id) WHERE store_participation_id IS NOT NULL;
