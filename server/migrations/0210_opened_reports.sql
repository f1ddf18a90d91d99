-- Who of the platform has opened a reported conversation, and why: nobody of the platform reads one without such a row.
CREATE TABLE message_report_openings (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  -- A report of the same brand; reports are never deleted.
  report_id uuid NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  reason text NOT NULL,
  opened_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (brand_id, id)
);
CREATE INDEX message_report_openings_of ON message_report_openings (report_id, opened_at DESC);
CREATE INDEX message_report_openings_user ON message_report_openings (user_id, ends_at DESC);
