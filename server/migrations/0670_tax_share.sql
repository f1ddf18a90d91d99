-- Per cent of the year's income that a creator sets aside for tax; null: the number that everybody starts with.
ALTER TABLE instagramers ADD COLUMN tax_share integer CHECK (tax_share BETWEEN 0 AND 60);
