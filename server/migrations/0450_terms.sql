-- What a brand and a creator say yes to. Campaigns from before this, and those that the release before makes, have what Samspel did then.
ALTER TABLE campaigns ADD COLUMN terms jsonb NOT NULL DEFAULT
  '{"pieces": {"post": 1, "reel": 0, "story": 0, "link": 0, "content": 0}, "anyPiece": true, "changeRounds": null, "rights": null, "exclusivity": null, "answerDays": null, "cancelShare": "none"}';

UPDATE campaigns SET terms = terms || jsonb_build_object('pieces', jsonb_build_object(
    'post', (payment_type = 'instagram' AND (enable_posts OR NOT enable_stories))::int,
    'reel', 0,
    'story', (payment_type = 'instagram' AND enable_stories)::int,
    'link', (payment_type = 'link')::int,
    'content', (payment_type = 'content' OR require_uploaded_content)::int))
  WHERE payment_type <> 'instagram' OR enable_stories OR require_uploaded_content;
