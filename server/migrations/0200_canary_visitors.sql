-- What the visitors of a trial saw, on both sides of it (decision 0182). Visitor and address are keyed hashes; rows are only made while a trial runs.
CREATE TABLE canary_visitors (
  remote text NOT NULL,
  since timestamptz NOT NULL,
  visitor text NOT NULL,
  address text NOT NULL,
  -- Got the release on trial; otherwise the live one beside it.
  on_trial boolean NOT NULL,
  failed boolean NOT NULL,
  first_at timestamptz NOT NULL,
  PRIMARY KEY (remote, since, visitor)
);
CREATE INDEX canary_visitors_address ON canary_visitors (remote, since, address);
CREATE INDEX canary_visitors_first ON canary_visitors (first_at);
