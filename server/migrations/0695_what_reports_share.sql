-- What a shared report shows, of which further campaigns, and the name that its company knows it by. Addresses from before showed costs and
-- go on doing so; new ones do not unless that is chosen.
ALTER TABLE report_links ADD COLUMN name text NOT NULL DEFAULT '';
ALTER TABLE report_links ADD COLUMN shows_costs boolean NOT NULL DEFAULT true;
ALTER TABLE report_links ALTER COLUMN shows_costs SET DEFAULT false;
ALTER TABLE report_links ADD COLUMN shows_names boolean NOT NULL DEFAULT true;
ALTER TABLE report_links ADD COLUMN more_campaign_ids uuid[] NOT NULL DEFAULT '{}';
-- Posts that come first in reports.
ALTER TABLE mentions ADD COLUMN pinned_at timestamptz;
