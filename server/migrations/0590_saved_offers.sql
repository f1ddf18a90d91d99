-- Offers that a creator has saved: a campaign that sends its goods, or a campaign at one store. `offer_id` is the one that the offer is known by.
CREATE TABLE saved_offers (
  brand_id uuid NOT NULL REFERENCES brands (id),
  offer_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(store_campaign_id, campaign_id)) STORED,
  instagramer_id uuid NOT NULL REFERENCES instagramers (id),
  campaign_id uuid NOT NULL,
  store_campaign_id uuid,
  notify_when_open boolean NOT NULL DEFAULT false,
  reminded_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, offer_id, instagramer_id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns (brand_id, id) ON DELETE CASCADE,
  FOREIGN KEY (brand_id, store_campaign_id) REFERENCES store_campaigns (brand_id, id) ON DELETE CASCADE
);
CREATE INDEX saved_offers_instagramer ON saved_offers (instagramer_id);
CREATE INDEX saved_offers_campaign ON saved_offers (brand_id, campaign_id);
CREATE INDEX saved_offers_store_campaign ON saved_offers (brand_id, store_campaign_id);
