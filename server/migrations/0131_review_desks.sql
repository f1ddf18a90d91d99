-- Which campaign a member of the platform's staff has open on the desk of the review, as their browser said last: colleagues see it.
CREATE TABLE review_desks (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  campaign_id uuid NOT NULL,
  seen_at timestamptz NOT NULL
);
