-- Tenant-owned tables carry brand_id and hold it in their keys, so that a distributed PostgreSQL stays open (DESIGN §5).
-- Ids are UUIDv7 made by the application; there is no sequence.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE companies (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  country_code text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE brands (
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  logo_url text,
  description text,
  website text,
  country_code text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX brands_company ON brands (company_id);
CREATE INDEX brands_name_trgm ON brands USING gin (name gin_trgm_ops);

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email citext NOT NULL UNIQUE,
  password_hash text NOT NULL,
  name text NOT NULL,
  role text NOT NULL CHECK (role IN ('admin', 'company', 'store_user')),
  locale text CHECK (locale IN ('sv', 'en')),
  avatar_url text,
  company_id uuid REFERENCES companies,
  blocked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE brand_users (
  brand_id uuid NOT NULL REFERENCES brands,
  user_id uuid NOT NULL REFERENCES users,
  PRIMARY KEY (brand_id, user_id)
);
CREATE INDEX brand_users_user ON brand_users (user_id);

CREATE TABLE profile_categories (
  id uuid PRIMARY KEY,
  name_sv text NOT NULL,
  name_en text NOT NULL
);

CREATE TABLE instagramers (
  id uuid PRIMARY KEY,
  email citext NOT NULL UNIQUE,
  password_hash text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'active', 'blocked')),
  product_plan text NOT NULL CHECK (product_plan IN ('free', 'plus', 'pro')),
  country_code text NOT NULL,
  profile_category_ids uuid[] NOT NULL DEFAULT '{}',
  username text NOT NULL UNIQUE,
  name text NOT NULL,
  city text,
  bio text,
  avatar_url text,
  followers_count integer NOT NULL DEFAULT 0,
  engagement_rate numeric(5, 1) NOT NULL DEFAULT 0,
  locale text CHECK (locale IN ('sv', 'en')),
  bank_account_number text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX instagramers_followers ON instagramers (followers_count DESC, id);
CREATE INDEX instagramers_search ON instagramers USING gin ((username || ' ' || name || ' ' || coalesce(city, '')) gin_trgm_ops);

CREATE TABLE collaboration_pages (
  slug text PRIMARY KEY,
  brand_id uuid REFERENCES brands,
  instagramer_id uuid REFERENCES instagramers,
  CHECK (num_nonnulls(brand_id, instagramer_id) = 1)
);
CREATE INDEX collaboration_pages_instagramer ON collaboration_pages (instagramer_id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  instagramer_id uuid REFERENCES instagramers,
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  CHECK (num_nonnulls(user_id, instagramer_id) = 1)
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE revoked_at IS NULL;
CREATE INDEX sessions_instagramer ON sessions (instagramer_id) WHERE revoked_at IS NULL;

CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY,
  user_id uuid REFERENCES users,
  instagramer_id uuid REFERENCES instagramers,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  CHECK (num_nonnulls(user_id, instagramer_id) = 1)
);

CREATE TABLE devices (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  instagramer_id uuid REFERENCES instagramers,
  token text NOT NULL,
  platform text NOT NULL,
  environment text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE info_banners (
  id uuid PRIMARY KEY,
  content_sv text,
  content_en text,
  style text NOT NULL CHECK (style IN ('info', 'warning', 'success')),
  link_text_sv text,
  link_text_en text,
  link_url text,
  closable boolean NOT NULL DEFAULT true,
  active boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE uploads (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users,
  instagramer_id uuid REFERENCES instagramers,
  url text NOT NULL UNIQUE,
  width integer NOT NULL,
  height integer NOT NULL,
  bytes integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE campaigns (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'requested', 'confirmed', 'upcoming', 'ongoing', 'finished', 'archived')),
  type text NOT NULL DEFAULT 'selfservice' CHECK (type IN ('default', 'selfservice', 'custom')),
  name text NOT NULL,
  caption text NOT NULL DEFAULT '',
  excerpt text NOT NULL DEFAULT '' CHECK (char_length(excerpt) <= 140),
  product_image_url text,
  inspiration_image_url text,
  products jsonb NOT NULL DEFAULT '[]',
  instructions text NOT NULL DEFAULT '',
  start_at date,
  end_at date,
  due_at date,
  hashtags text[] NOT NULL DEFAULT '{}',
  mentions text[] NOT NULL DEFAULT '{}',
  country text NOT NULL DEFAULT 'SE',
  categories uuid[] NOT NULL DEFAULT '{}',
  min_followers integer,
  max_followers integer,
  is_public boolean NOT NULL DEFAULT true,
  delivery_method text NOT NULL DEFAULT 'delivery' CHECK (delivery_method IN ('pickup', 'delivery')),
  package text NOT NULL DEFAULT 'selfservice' CHECK (package IN ('default', 'selfservice', 'custom', 'small', 'medium', 'large')),
  package_info text NOT NULL DEFAULT '',
  wanted_reach integer NOT NULL DEFAULT 0,
  logistics_cost_per_participant integer NOT NULL DEFAULT 0,
  target_number_of_instagramers integer NOT NULL DEFAULT 0,
  enable_tax_addon boolean NOT NULL DEFAULT false,
  community_list_ids uuid[] NOT NULL DEFAULT '{}',
  enable_stories boolean NOT NULL DEFAULT false,
  payment_type text NOT NULL DEFAULT 'instagram' CHECK (payment_type IN ('instagram', 'content', 'link')),
  payment_link_type text CHECK (payment_link_type IN ('tiktok', 'youtube', 'linkedin', 'custom')),
  payment_link_title text NOT NULL DEFAULT '',
  require_uploaded_content boolean NOT NULL DEFAULT false,
  enable_paid_collaborations boolean NOT NULL DEFAULT false,
  paid_collaboration_price integer NOT NULL DEFAULT 0,
  review_comment text,
  -- Counters that mentions and participations move; a recount must find the same (QUALITY 6).
  reach integer NOT NULL DEFAULT 0,
  num_likes integer NOT NULL DEFAULT 0,
  num_comments integer NOT NULL DEFAULT 0,
  num_posts integer NOT NULL DEFAULT 0,
  approved_mentions_count integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 0,
  created_by uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id)
);
CREATE INDEX campaigns_id ON campaigns (id);
CREATE INDEX campaigns_brand_state ON campaigns (brand_id, state, end_at, id);
CREATE INDEX campaigns_state ON campaigns (state, end_at, id);
CREATE INDEX campaigns_name_trgm ON campaigns USING gin (name gin_trgm_ops);

CREATE TABLE campaign_days (
  brand_id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  day date NOT NULL,
  reach integer NOT NULL,
  PRIMARY KEY (brand_id, campaign_id, day),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns ON DELETE CASCADE
);

CREATE TABLE campaign_events (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  act text NOT NULL,
  actor_name text,
  user_id uuid REFERENCES users,
  instagramer_id uuid REFERENCES instagramers,
  comment text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns ON DELETE CASCADE
);
CREATE INDEX campaign_events_campaign ON campaign_events (brand_id, campaign_id, created_at DESC, id DESC);

CREATE TABLE participations (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')),
  motivation text NOT NULL DEFAULT '',
  -- Öre, fixed when approved.
  fee_amount integer NOT NULL DEFAULT 0,
  decided_at timestamptz,
  decided_by uuid REFERENCES users,
  decision_reason text,
  link_posts_count integer NOT NULL DEFAULT 0,
  content_posts_count integer NOT NULL DEFAULT 0,
  instagram_posts_count integer NOT NULL DEFAULT 0,
  instagram_stories_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, campaign_id, instagramer_id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns
);
CREATE INDEX participations_id ON participations (id);
CREATE INDEX participations_campaign ON participations (brand_id, campaign_id, state, created_at DESC, id DESC);
CREATE INDEX participations_instagramer ON participations (instagramer_id, created_at DESC, id DESC);
CREATE INDEX participations_pending ON participations (brand_id) WHERE state = 'pending';

CREATE TABLE instagram_posts (
  id uuid PRIMARY KEY,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  external_id text NOT NULL,
  reach integer NOT NULL DEFAULT 0,
  likes_count integer NOT NULL DEFAULT 0,
  comments_count integer NOT NULL DEFAULT 0,
  story boolean NOT NULL DEFAULT false,
  caption text NOT NULL DEFAULT '',
  image_url text,
  permalink text,
  instagram_created_at timestamptz NOT NULL,
  UNIQUE (instagramer_id, external_id)
);
CREATE INDEX instagram_posts_owner ON instagram_posts (instagramer_id, instagram_created_at DESC, id DESC);

CREATE TABLE mentions (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  campaign_id uuid NOT NULL,
  participation_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  kind text NOT NULL CHECK (kind IN ('post', 'story', 'link', 'content')),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'rejected')),
  instagram_post_id uuid REFERENCES instagram_posts,
  link_post jsonb,
  content_post jsonb,
  decided_at timestamptz,
  decided_by uuid REFERENCES users,
  reject_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, campaign_id, instagram_post_id),
  FOREIGN KEY (brand_id, campaign_id) REFERENCES campaigns,
  FOREIGN KEY (brand_id, participation_id) REFERENCES participations,
  CHECK (num_nonnulls(instagram_post_id, link_post, content_post) = 1)
);
CREATE INDEX mentions_id ON mentions (id);
CREATE INDEX mentions_brand_state ON mentions (brand_id, state, created_at, id);
CREATE INDEX mentions_state ON mentions (state, created_at, id);
CREATE INDEX mentions_campaign ON mentions (brand_id, campaign_id, state, created_at, id);
CREATE INDEX mentions_participation ON mentions (brand_id, participation_id);
CREATE INDEX mentions_instagramer ON mentions (instagramer_id, created_at DESC, id DESC);

CREATE TABLE stores (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  name text NOT NULL,
  address text NOT NULL,
  postal_code text NOT NULL DEFAULT '',
  city text NOT NULL,
  country_code text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  phone text,
  opening_hours text,
  image_url text,
  token text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (brand_id, id)
);
CREATE INDEX stores_id ON stores (id);
CREATE INDEX stores_brand_city ON stores (brand_id, city, name, id);

-- The ledger: double entry, append only. Amounts in öre; a positive entry is a debit and adds to its account.
CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  owner_type text NOT NULL CHECK (owner_type IN ('brand', 'instagramer', 'platform')),
  brand_id uuid UNIQUE REFERENCES brands,
  instagramer_id uuid UNIQUE REFERENCES instagramers,
  -- Platform accounts: 'bank' (the other side of deposits and payouts), 'fees'.
  purpose text NOT NULL DEFAULT 'main',
  name text NOT NULL,
  currency text NOT NULL DEFAULT 'SEK',
  -- Sum of the entries, kept in the same transaction as they are written; `held` is reserved for approved participations.
  balance bigint NOT NULL DEFAULT 0,
  held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (owner_type = 'platform' OR balance - held >= 0)
);
CREATE UNIQUE INDEX accounts_platform_purpose ON accounts (purpose) WHERE owner_type = 'platform';

CREATE TABLE ledger_transactions (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('deposit', 'fee', 'earning', 'payout', 'refund')),
  title text NOT NULL,
  brand_id uuid,
  campaign_id uuid,
  participation_id uuid,
  mention_id uuid,
  created_by uuid REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE ledger_entries (
  id uuid PRIMARY KEY,
  transaction_id uuid NOT NULL REFERENCES ledger_transactions,
  account_id uuid NOT NULL REFERENCES accounts,
  amount bigint NOT NULL CHECK (amount <> 0),
  counterpart text,
  available_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, created_at DESC, id DESC);
CREATE INDEX ledger_entries_waiting ON ledger_entries (account_id, available_at) WHERE available_at IS NOT NULL;
CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger is append only';
END $$;
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Money reserved on a brand's account for one participation; settled once.
CREATE TABLE holds (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  participation_id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'released', 'returned')),
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz,
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, participation_id),
  FOREIGN KEY (brand_id, participation_id) REFERENCES participations
);

CREATE TABLE payouts (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts,
  transaction_id uuid NOT NULL REFERENCES ledger_transactions,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'paid', 'failed')),
  bank_account_last_four text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expected_at timestamptz NOT NULL,
  settled_at timestamptz
);
CREATE INDEX payouts_account ON payouts (account_id, created_at DESC);

CREATE TABLE threads (
  brand_id uuid NOT NULL REFERENCES brands,
  id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  last_message_at timestamptz,
  PRIMARY KEY (brand_id, id),
  UNIQUE (brand_id, instagramer_id)
);
CREATE INDEX threads_instagramer ON threads (instagramer_id, last_message_at DESC);
CREATE INDEX threads_brand ON threads (brand_id, last_message_at DESC);

CREATE TABLE messages (
  brand_id uuid NOT NULL,
  id uuid NOT NULL,
  thread_id uuid NOT NULL,
  instagramer_id uuid NOT NULL REFERENCES instagramers,
  author text NOT NULL CHECK (author IN ('user', 'instagramer')),
  author_user_id uuid REFERENCES users,
  author_name text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  PRIMARY KEY (brand_id, id),
  FOREIGN KEY (brand_id, thread_id) REFERENCES threads
);
CREATE INDEX messages_thread ON messages (brand_id, thread_id, created_at DESC, id DESC);
CREATE INDEX messages_unread_by_creator ON messages (instagramer_id) WHERE read_at IS NULL AND author = 'user';
CREATE INDEX messages_unread_by_brand ON messages (brand_id) WHERE read_at IS NULL AND author = 'instagramer';

-- One effect per key: the first answer is kept and given again (QUALITY 5).
CREATE TABLE idempotency_keys (
  caller_id uuid NOT NULL,
  key text NOT NULL,
  endpoint text NOT NULL,
  body_hash bytea NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (caller_id, key)
);

-- Mails, notifications and other effects leave through here, written in the business transaction.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  done_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX outbox_open ON outbox (run_at) WHERE done_at IS NULL;

-- What the mail sandbox shows in development.
CREATE TABLE sandbox_mails (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Facts about this database itself, e.g. whether the demo data is complete.
CREATE TABLE house (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);
