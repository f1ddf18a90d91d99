-- What a ramp compares beside failures, by visitor: loads and facts of the remote, and the worst of each web vital (docs/decisions/0344).
ALTER TABLE canary_visitors
  ADD COLUMN loads integer NOT NULL DEFAULT 0,
  ADD COLUMN facts integer NOT NULL DEFAULT 0,
  -- ms.
  ADD COLUMN lcp real,
  ADD COLUMN inp real,
  ADD COLUMN cls real;
