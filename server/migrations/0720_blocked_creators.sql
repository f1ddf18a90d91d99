-- Creators whom a brand does not want to work with. They are never told: its offers are closed to them, and nobody there invites them.
CREATE TABLE blocked_creators (
  brand_id uuid NOT NULL REFERENCES brands,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  reason text NOT NULL,
  blocked_by_id uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, instagramer_id)
);
CREATE INDEX blocked_creators_instagramer ON blocked_creators (instagramer_id);
