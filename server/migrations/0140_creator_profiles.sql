-- What the staff of a company have noted about a creator. Only that company's staff see it.
CREATE TABLE creator_notes (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies ON DELETE CASCADE,
  instagramer_id uuid NOT NULL REFERENCES instagramers ON DELETE CASCADE,
  author_id uuid REFERENCES users ON DELETE SET NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz
);
CREATE INDEX creator_notes_of ON creator_notes (company_id, instagramer_id, created_at DESC, id DESC);
CREATE INDEX creator_notes_author ON creator_notes (author_id);
CREATE INDEX creator_notes_instagramer ON creator_notes (instagramer_id);

-- Who follows a creator, as the network last said (decision 170); null where it has said nothing.
ALTER TABLE instagramers ADD COLUMN audience jsonb;
ALTER TABLE instagramers ADD COLUMN audience_read_at timestamptz;
