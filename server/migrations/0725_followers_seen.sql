-- How many followers were read when: the reading that later ones are held against, and the last jump between two.
ALTER TABLE instagramers ADD COLUMN followers_seen jsonb;
