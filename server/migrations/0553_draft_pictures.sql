-- How the picture of a post compares with those of the draft that was approved for it. Null where none was approved.
ALTER TABLE mentions ADD COLUMN draft_pictures text;
ALTER TABLE mentions ADD CONSTRAINT mentions_draft_pictures_known CHECK (draft_pictures IN ('same', 'differs', 'unknown')) NOT VALID;
