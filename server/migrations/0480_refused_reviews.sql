-- The answer to a campaign's review that was sent after the time for undo and refused, as for applications.
ALTER TABLE campaigns ADD COLUMN refused_answer jsonb;
