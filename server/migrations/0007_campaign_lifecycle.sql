-- Campaigns end by their days, what waits is decided with them, and cancelled is final (decisions 0048 and 0049).

ALTER TABLE campaigns
  -- When it was called off; such a campaign is never restored.
  ADD COLUMN cancelled_at timestamptz,
  -- Takes posts on Instagram; without them it is a campaign of stories alone.
  ADD COLUMN enable_posts boolean NOT NULL DEFAULT true,
  ADD CONSTRAINT campaigns_posts_or_stories CHECK (enable_posts OR enable_stories);

-- Those that were called off are archived for good, also where somebody has restored them since.
UPDATE campaigns c SET cancelled_at = e.at, state = 'archived', version = c.version + 1
  FROM (SELECT brand_id, campaign_id, max(created_at) AS at FROM campaign_events WHERE act = 'cancel' GROUP BY 1, 2) e
  WHERE e.brand_id = c.brand_id AND e.campaign_id = c.id AND c.state IN ('finished', 'archived');

-- How many a line of the history speaks of, where it is more than one.
ALTER TABLE campaign_events ADD COLUMN count integer CHECK (count > 0);

ALTER TABLE participations DROP CONSTRAINT participations_decision_kind_check,
  ADD CONSTRAINT participations_decision_kind_check CHECK (decision_kind IN ('approved', 'rejected', 'expired', 'removed', 'cancelled', 'ended'));
ALTER TABLE mentions DROP CONSTRAINT mentions_decision_kind_check,
  ADD CONSTRAINT mentions_decision_kind_check CHECK (decision_kind IN ('approved', 'rejected', 'changes_requested', 'cancelled', 'ended'));
-- Why one was declined that no person has answered.
ALTER TABLE store_participations ADD COLUMN decision_kind text CHECK (decision_kind IN ('cancelled', 'ended'));

-- The clock reads by their days those that it may have to move.
CREATE INDEX campaigns_by_days ON campaigns (state, start_at, end_at, id) WHERE state IN ('requested', 'confirmed', 'upcoming', 'ongoing');
CREATE INDEX delivery_problems_waiting ON delivery_problems (brand_id) WHERE resolved_at IS NULL;
