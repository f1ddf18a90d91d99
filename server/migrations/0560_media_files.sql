-- Pictures and films that are sent in parts: of drafts, and of what else shows them. `used_at`: something that is kept shows it; `sent_at`:
-- somebody else has been sent it.
CREATE TABLE media_files (
  id uuid PRIMARY KEY,
  instagramer_id uuid REFERENCES instagramers (id),
  user_id uuid REFERENCES users (id),
  purpose text NOT NULL CHECK (purpose IN ('draft', 'message')),
  for_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('picture', 'film')),
  name text NOT NULL,
  type text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  width integer,
  height integer,
  duration_ms integer,
  key text UNIQUE,
  poster_key text UNIQUE,
  state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'ready')),
  received_parts integer[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  touched_at timestamptz NOT NULL,
  used_at timestamptz,
  sent_at timestamptz,
  CHECK (num_nonnulls(instagramer_id, user_id) = 1),
  CHECK (state = 'uploading' OR key IS NOT NULL)
);
CREATE INDEX media_files_instagramer ON media_files (instagramer_id) WHERE instagramer_id IS NOT NULL;
CREATE INDEX media_files_user ON media_files (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX media_files_left ON media_files (touched_at) WHERE used_at IS NULL OR state = 'uploading';
