-- Whether a row waits because of who it is for, such as a full mailbox, and not because of a fault of ours.
ALTER TABLE outbox ADD COLUMN is_theirs boolean NOT NULL DEFAULT false;

-- Addresses that mail comes back from, by the SHA-256 of the address in lower case.
CREATE TABLE mail_suppressions (
  address_hash text PRIMARY KEY,
  reason text NOT NULL CHECK (reason IN ('bounced', 'complained', 'unreachable')),
  -- The enhanced status code that was given, such as 5.1.1.
  code text,
  first_at timestamptz NOT NULL DEFAULT now(),
  last_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX mail_suppressions_last_at ON mail_suppressions (last_at);
