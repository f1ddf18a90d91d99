-- What the network says of a post besides its reach; NULL until it has said it.
ALTER TABLE instagram_posts ADD COLUMN views integer;
ALTER TABLE instagram_posts ADD COLUMN saved integer;
ALTER TABLE instagram_posts ADD COLUMN shares integer;
ALTER TABLE instagram_posts ADD COLUMN interactions integer;
ALTER TABLE instagram_posts ADD COLUMN reel boolean NOT NULL DEFAULT false;
-- When the network said that the post is no longer there.
ALTER TABLE instagram_posts ADD COLUMN gone_at timestamptz;
-- When followers, engagement and posts of a creator were last read.
ALTER TABLE instagramers ADD COLUMN figures_read_at timestamptz;

-- How long the network wants to be left alone: by everybody (no creator), or about one creator's account. All instances keep to it.
CREATE TABLE network_pauses (
  provider text NOT NULL CHECK (provider IN ('facebook', 'instagram')),
  instagramer_id uuid REFERENCES instagramers,
  calls_again_at timestamptz NOT NULL,
  jobs_again_at timestamptz NOT NULL,
  refusals integer NOT NULL DEFAULT 0,
  UNIQUE NULLS NOT DISTINCT (provider, instagramer_id)
);
