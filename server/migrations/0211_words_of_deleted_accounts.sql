-- Accounts that were deleted before every column had an answer (db/personal): the same is erased of them as of those that are deleted now.
CREATE TEMPORARY TABLE gone ON COMMIT DROP AS SELECT id FROM instagramers WHERE deleted_at IS NOT NULL;
CREATE TEMPORARY TABLE gone_staff ON COMMIT DROP AS SELECT id FROM users WHERE deleted_at IS NOT NULL;

INSERT INTO outbox (id, kind, payload)
  SELECT gen_random_uuid(), 'message-file-removal', jsonb_build_object('keys', jsonb_agg(key)) FROM message_files
  WHERE instagramer_id IN (SELECT id FROM gone) AND author = 'instagramer' HAVING count(*) > 0;
DELETE FROM message_files WHERE instagramer_id IN (SELECT id FROM gone) AND author = 'instagramer';

UPDATE messages SET body = '', notice_facts = notice_facts - 'text',
    author_name = CASE WHEN author = 'instagramer' THEN 'Borttagen' ELSE author_name END
  WHERE instagramer_id IN (SELECT id FROM gone) AND (author = 'instagramer' OR notice IS NOT NULL);
UPDATE message_reports SET reporter_name = 'Borttagen', text = ''
  WHERE reporter = 'instagramer' AND (brand_id, thread_id) IN (SELECT brand_id, id FROM threads WHERE instagramer_id IN (SELECT id FROM gone));
UPDATE message_reports SET reporter_name = 'Borttagen' WHERE reporter_user_id IN (SELECT id FROM gone_staff);
DELETE FROM message_bulk_recipients WHERE instagramer_id IN (SELECT id FROM gone);

UPDATE delivery_problems SET text = '', answer = NULL
  WHERE (brand_id, participation_id) IN (SELECT brand_id, id FROM participations WHERE instagramer_id IN (SELECT id FROM gone));
UPDATE participations SET motivation = '', decision_reason = NULL, note = '', rating_comment = '' WHERE instagramer_id IN (SELECT id FROM gone);
UPDATE store_participations SET motivation = '', decision_reason = NULL, hand_out_reason = NULL WHERE instagramer_id IN (SELECT id FROM gone);
UPDATE mentions SET reject_reason = NULL,
    link_post = CASE WHEN link_post IS NOT NULL THEN jsonb_build_object('title', 'Borttagen', 'linkType', link_post -> 'linkType',
      'url', CASE WHEN state = 'approved' THEN link_post ->> 'url' ELSE 'https://deleted.invalid/' END) END,
    content_post = CASE WHEN content_post IS NOT NULL THEN jsonb_build_object('text', '',
      'imageUrls', CASE WHEN state = 'approved' THEN content_post -> 'imageUrls' ELSE '[]' END) END
  WHERE instagramer_id IN (SELECT id FROM gone);
UPDATE instagram_posts SET external_id = 'deleted-' || id, caption = '', permalink = NULL WHERE instagramer_id IN (SELECT id FROM gone);
UPDATE image_purchases SET decline_reason = NULL, original_url = CASE WHEN state = 'approved' THEN original_url END
  WHERE instagramer_id IN (SELECT id FROM gone);
UPDATE campaign_events SET actor_name = 'Borttagen', comment = NULL WHERE instagramer_id IN (SELECT id FROM gone);
UPDATE accounts SET name = 'Borttagen' WHERE instagramer_id IN (SELECT id FROM gone);
DELETE FROM notice_deliveries WHERE account_id IN (SELECT id FROM gone) OR account_id IN (SELECT id FROM gone_staff);
DELETE FROM sandbox_pushes WHERE account_id IN (SELECT id FROM gone) OR account_id IN (SELECT id FROM gone_staff);
DELETE FROM saved_views WHERE user_id IN (SELECT id FROM gone_staff);
DELETE FROM review_desks WHERE user_id IN (SELECT id FROM gone_staff);
