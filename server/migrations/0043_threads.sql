-- Messages have an order of their own in their thread, given under the thread's lock: no clock decides it.
ALTER TABLE threads
  ADD COLUMN last_seq integer NOT NULL DEFAULT 0,
  -- What each side has set for itself.
  ADD COLUMN brand_archived_at timestamptz,
  ADD COLUMN creator_archived_at timestamptz,
  ADD COLUMN brand_muted_at timestamptz,
  ADD COLUMN creator_muted_at timestamptz,
  ADD COLUMN brand_blocked_at timestamptz,
  ADD COLUMN creator_blocked_at timestamptz,
  ADD COLUMN brand_unread boolean NOT NULL DEFAULT false,
  ADD COLUMN creator_unread boolean NOT NULL DEFAULT false;

ALTER TABLE messages
  ADD COLUMN seq integer,
  -- Drawn by whoever writes: the same message sent twice is one.
  ADD COLUMN client_key text CHECK (char_length(client_key) BETWEEN 8 AND 100),
  -- A change of state, told in the thread: which, and what it leads to. The side that did it is the author.
  ADD COLUMN notice text,
  ADD COLUMN notice_facts jsonb;

UPDATE messages SET seq = numbered.seq FROM (
  SELECT brand_id, id, row_number() OVER (PARTITION BY brand_id, thread_id ORDER BY created_at, id) AS seq FROM messages
) AS numbered WHERE messages.brand_id = numbered.brand_id AND messages.id = numbered.id;
UPDATE threads SET last_seq = coalesce((SELECT max(seq) FROM messages
  WHERE messages.brand_id = threads.brand_id AND thread_id = threads.id), 0);
ALTER TABLE messages ALTER COLUMN seq SET NOT NULL;

DROP INDEX messages_thread;
CREATE UNIQUE INDEX messages_thread ON messages (brand_id, thread_id, seq DESC);
CREATE UNIQUE INDEX messages_client_key ON messages (brand_id, thread_id, author, client_key) WHERE client_key IS NOT NULL;
CREATE INDEX messages_unread ON messages (brand_id, thread_id, author) WHERE read_at IS NULL;
CREATE INDEX messages_by_user ON messages (author_user_id, brand_id, thread_id) WHERE author_user_id IS NOT NULL;
CREATE INDEX messages_body_trgm ON messages USING gin (body gin_trgm_ops);
