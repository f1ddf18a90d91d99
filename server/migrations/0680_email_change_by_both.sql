-- A change of address has two links: to the new address and, where it is proved, to the former. `change_id` is what they share.
-- `released_at`: the former is not waited for, by a second step or by the platform's staff.
ALTER TABLE email_confirmations
  ADD COLUMN change_id uuid,
  ADD COLUMN is_former boolean NOT NULL DEFAULT false,
  ADD COLUMN released_at timestamptz;
