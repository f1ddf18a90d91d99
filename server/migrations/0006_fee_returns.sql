-- Held fees go back when they cannot be earned any more: each return stays as a row that says when and why.
-- What an approved participation is paid is its fee_amount; it is 0 once the fee has gone back.

ALTER TABLE holds
  ADD COLUMN return_reason text CHECK (return_reason IN ('removed', 'cancelled', 'archived', 'not_delivered')),
  -- When the brand's staff were told of a return; null while they are still to be told.
  ADD COLUMN brand_told_at timestamptz;
UPDATE holds h SET brand_told_at = h.settled_at, return_reason = CASE
    WHEN p.state = 'rejected' AND p.decision_kind = 'cancelled' THEN 'cancelled'
    WHEN p.state = 'rejected' THEN 'removed'
    WHEN c.state = 'archived' THEN 'archived'
    ELSE 'not_delivered' END
  FROM participations p, campaigns c
  WHERE h.state = 'returned' AND p.brand_id = h.brand_id AND p.id = h.participation_id AND c.brand_id = p.brand_id AND c.id = p.campaign_id;
ALTER TABLE holds ADD CHECK ((state = 'returned') = (return_reason IS NOT NULL));

-- A fee that is held anew is another row.
ALTER TABLE holds DROP CONSTRAINT holds_brand_id_participation_id_key;
CREATE UNIQUE INDEX holds_one ON holds (brand_id, participation_id) WHERE state <> 'returned';
CREATE INDEX holds_participation ON holds (brand_id, participation_id);
CREATE INDEX holds_account ON holds (account_id, created_at DESC, id DESC);
-- The clock reads what is held, and returns that nobody was told of, over all brands.
CREATE INDEX holds_held ON holds (brand_id, participation_id) WHERE state = 'held';
CREATE INDEX holds_untold ON holds (brand_id, participation_id) WHERE state = 'returned' AND brand_told_at IS NULL;

-- Since when the fee of a participation is back with the brand: it takes no mentions any more.
ALTER TABLE participations ADD COLUMN fee_returned_at timestamptz;
UPDATE participations p SET fee_amount = 0, fee_returned_at = h.settled_at
  FROM holds h WHERE h.brand_id = p.brand_id AND h.participation_id = p.id AND h.state = 'returned';

-- Öre that an act moved.
ALTER TABLE campaign_events ADD COLUMN amount bigint;
