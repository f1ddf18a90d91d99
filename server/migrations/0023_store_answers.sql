-- Staff answer applications at stores; creators are told a day before their pass ends.

ALTER TABLE store_participations ADD COLUMN end_reminded_at timestamptz;
CREATE INDEX store_participations_end_reminder ON store_participations (expires_at) WHERE state = 'approved' AND end_reminded_at IS NULL;
