-- When creators were reminded of what is missing for a year's report on sellers, and by whom.
CREATE TABLE seller_reminders (
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  year integer NOT NULL CHECK (year BETWEEN 2020 AND 2100),
  reminded_at timestamptz NOT NULL,
  reminded_by uuid NOT NULL REFERENCES users,
  PRIMARY KEY (instagramer_id, reminded_at)
);
CREATE INDEX seller_reminders_by ON seller_reminders (reminded_by);
