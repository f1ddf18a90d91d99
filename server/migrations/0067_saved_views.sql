-- Filters of a screen that staff keep under a name: `query` is the part of the address behind the question mark.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  screen text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, screen, name)
);

-- Applications that wait, of every campaign: those of the own brands, the oldest first.
DROP INDEX participations_pending;
CREATE INDEX participations_pending ON participations (brand_id, created_at, id) WHERE state = 'pending';
