-- A link that, when it is used, makes its address the account's.
ALTER TABLE email_confirmations ADD COLUMN is_change boolean NOT NULL DEFAULT false;
-- The address that the account had before the change that an alert tells of; whoever denies the change gets it back.
ALTER TABLE security_alerts ADD COLUMN former_email text;
