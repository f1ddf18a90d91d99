-- When staff were reminded that an application at a store ends by itself soon.
ALTER TABLE store_participations ADD COLUMN answer_reminded_at timestamptz;
