-- What a company's people may do is said by brand. Whoever is there owns the brand, as before: nobody loses anything. The default stands for
-- the release before, which knows of no roles. `approval_limit` (öre; null is none) is how much one person may approve at once and in a day.
ALTER TABLE brand_users
  ADD COLUMN role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner', 'manager', 'reviewer', 'finance', 'reader'));
ALTER TABLE users ADD COLUMN approval_limit bigint CHECK (approval_limit >= 0);
-- Roles by brand id; absent in invitations of the release before.
ALTER TABLE invitations ADD COLUMN brand_roles jsonb, ADD COLUMN approval_limit bigint CHECK (approval_limit >= 0);
