-- An offer at a store that takes nobody for the time being (decision 87): since when, and who said so.
ALTER TABLE store_campaigns ADD COLUMN paused_at timestamptz, ADD COLUMN paused_by uuid REFERENCES users;
