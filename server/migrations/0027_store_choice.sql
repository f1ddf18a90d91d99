-- Which stores a campaign with pick-up is given to, while it is being written; `store_campaigns` follow when it is confirmed.

CREATE TABLE campaign_store_choices (
  brand_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  -- How stores are chosen and with how many places each (`StoreChoiceInput` of the contract).
  choice jsonb NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, campaign_id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns ON DELETE CASCADE
);

-- How many are handed out a week at most; null: no limit.
ALTER TABLE store_campaigns ADD COLUMN per_week integer CHECK (per_week > 0);
