-- Facts of stores that staff keep, and counter codes that were replaced.

ALTER TABLE stores
  ADD COLUMN contact_name text,
  ADD COLUMN contact_email text,
  -- Seven days, Monday first; each a list of {"from": "09:00", "to": "18:00"}, empty when closed. `opening_hours` is what was written before.
  ADD COLUMN opening_week jsonb CHECK (opening_week IS NULL OR jsonb_array_length(opening_week) = 7),
  -- Days that differ: [{"day": "2026-12-24", "hours": [...], "note": "..."}].
  ADD COLUMN opening_exceptions jsonb NOT NULL DEFAULT '[]';

-- Codes of sheets that are no longer good: whoever scans one is told that it was replaced.
CREATE TABLE store_tokens (
  token text PRIMARY KEY,
  brand_id uuid NOT NULL,
  store_id uuid NOT NULL,
  renewed_at timestamptz NOT NULL,
  FOREIGN KEY (brand_id, store_id) REFERENCES stores ON DELETE CASCADE
);
CREATE INDEX store_tokens_store ON store_tokens (brand_id, store_id);
