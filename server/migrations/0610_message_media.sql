-- contract: kinds of file more are allowed, which the release before neither writes nor refuses to read
-- Attachments of messages come in parts, as files of drafts do: films among them, and PDF in media_files.
ALTER TABLE media_files DROP CONSTRAINT media_files_kind_check,
  ADD CONSTRAINT media_files_kind_check CHECK (kind IN ('picture', 'film', 'document')) NOT VALID;
ALTER TABLE message_files
  ADD COLUMN poster_key text,
  ADD COLUMN duration_ms integer,
  DROP CONSTRAINT message_files_type_check,
  ADD CONSTRAINT message_files_type_check
    CHECK (type IN ('image/webp', 'application/pdf', 'video/mp4', 'video/quicktime', 'video/webm')) NOT VALID;

-- What waits to be sent is still there when its message is.
INSERT INTO threads (brand_id, id, instagramer_id)
  SELECT brand_id, gen_random_uuid(), instagramer_id FROM message_files WHERE message_id IS NULL GROUP BY brand_id, instagramer_id
  ON CONFLICT (brand_id, instagramer_id) DO NOTHING;
WITH waiting AS (
  DELETE FROM message_files WHERE message_id IS NULL AND (author = 'instagramer' OR author_user_id IS NOT NULL) RETURNING *)
INSERT INTO media_files (id, instagramer_id, user_id, purpose, for_id, kind, name, type, bytes, width, height, key, state, created_at, touched_at)
  SELECT w.id, CASE WHEN w.author = 'instagramer' THEN w.instagramer_id END, CASE WHEN w.author = 'user' THEN w.author_user_id END, 'message', t.id,
    CASE WHEN w.type = 'application/pdf' THEN 'document' ELSE 'picture' END, w.name, w.type, w.bytes, w.width, w.height, w.key, 'ready',
    w.created_at, w.created_at
  FROM waiting w JOIN threads t ON t.brand_id = w.brand_id AND t.instagramer_id = w.instagramer_id;
