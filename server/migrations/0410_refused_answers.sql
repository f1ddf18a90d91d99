-- An answer to an application that was sent after the time for undo and refused: who gave it, when, which, and why it was refused.
ALTER TABLE participations ADD COLUMN refused_answer jsonb;
ALTER TABLE store_participations ADD COLUMN refused_answer jsonb;
