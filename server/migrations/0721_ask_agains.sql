-- Whom of an earlier campaign a draft asks again when it opens, with the words that they read.
CREATE TABLE ask_agains (
  brand_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  from_campaign_id uuid NOT NULL,
  message text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, campaign_id, instagramer_id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns ON DELETE CASCADE
);
CREATE INDEX ask_agains_from ON ask_agains (brand_id, from_campaign_id);
CREATE INDEX ask_agains_instagramer ON ask_agains (instagramer_id);
