-- What a service told us and we failed at is kept, sealed, so that it can be run again. Who ran it again, and when it went well.
ALTER TABLE received_webhooks
  ADD COLUMN word text,
  -- The same word that comes again is known by it.
  ADD COLUMN word_hash text,
  ADD COLUMN tried_at timestamptz,
  ADD COLUMN rerun_at timestamptz,
  ADD COLUMN rerun_by uuid REFERENCES users ON DELETE SET NULL;
