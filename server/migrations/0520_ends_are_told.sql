-- Administrators are told some days before something ends: which of these days was told last, for the end as it is now.
ALTER TABLE service_ends ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE service_ends ADD COLUMN told_days integer;
