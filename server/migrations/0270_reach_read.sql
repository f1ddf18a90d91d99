-- Whether the network has ever said how many a post reached. Until then `reach` is 0, which is no figure.
ALTER TABLE instagram_posts ADD COLUMN reach_read boolean NOT NULL DEFAULT true;
