-- When the creator was told that a question is about to lapse.
ALTER TABLE agreement_changes ADD COLUMN warned_at timestamptz;
