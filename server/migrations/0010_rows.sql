-- Tax is Sweden's alone, the payment provider's ids of a company, a creator's personal id, and what keeps their Instagram account from being connected.

UPDATE campaigns SET enable_tax_addon = false WHERE enable_tax_addon AND country <> 'SE';
ALTER TABLE campaigns ADD CONSTRAINT campaigns_tax_addon_in_sweden CHECK (NOT enable_tax_addon OR country = 'SE');

ALTER TABLE companies
  -- The checkout that the first member of staff came from, as the sign-up carried it.
  ADD COLUMN stripe_session_id text,
  ADD COLUMN stripe_customer_id text,
  ADD COLUMN stripe_subscription_id text;

ALTER TABLE instagramers
  -- YYYYMMDD-XXXX; Swedish tax asks for it, no other country's does.
  ADD COLUMN personal_id text CHECK (personal_id ~ '^[0-9]{8}-[0-9]{4}$'),
  -- Why none of the accounts that the provider last showed can be connected; null when one can, or when nobody has looked.
  ADD COLUMN connection_obstacle text CHECK (connection_obstacle IN ('no_page', 'no_instagram', 'not_professional')),
  ADD CONSTRAINT instagramers_personal_id_in_sweden CHECK (personal_id IS NULL OR country_code = 'SE');
