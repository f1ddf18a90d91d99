-- The pin stands in the middle of a town, since nobody has said where the store is. Kept by whoever writes the position.
ALTER TABLE stores ADD COLUMN placed_in_town boolean NOT NULL DEFAULT false;
