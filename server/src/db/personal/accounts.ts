import { type RawBuilder, sql } from 'kysely'
import { ages, emptied, erased, kept, none, plain, type Plans, unnamed } from './answers'

const creator = (id: string): RawBuilder<unknown> => sql`instagramer_id = ${id}`
const staff = (id: string): RawBuilder<unknown> => sql`user_id = ${id}`
const standIn = erased("'deleted-' || id")

/** Accounts and what belongs to them alone. */
export const accounts: Plans<
  | 'brand_users'
  | 'company_users'
  | 'collaboration_pages'
  | 'connection_tickets'
  | 'devices'
  | 'email_confirmations'
  | 'idempotency_keys'
  | 'instagramers'
  | 'invitations'
  | 'notice_deliveries'
  | 'network_events'
  | 'network_pauses'
  | 'notice_settings'
  | 'notices'
  | 'password_resets'
  | 'provider_flows'
  | 'provider_identities'
  | 'review_desks'
  | 'saved_views'
  | 'security_alerts'
  | 'sessions'
  | 'store_staff'
  | 'uploads'
  | 'users'
> = {
  sessions: {
    creator: { of: creator, goes: 'all', told: ['id', 'browser', 'created_at', 'last_seen_at', 'revoked_at'] },
    staff: { of: staff, goes: 'all', told: ['id', 'browser', 'created_at', 'last_seen_at', 'revoked_at'] },
    columns: { browser: 'row' },
  },
  devices: {
    creator: {
      of: creator,
      goes: 'all',
      told: ['id', 'token', 'platform', 'environment', 'name', 'push_keys', 'created_at'],
    },
    staff: {
      of: staff,
      goes: 'all',
      told: ['id', 'token', 'platform', 'environment', 'name', 'push_keys', 'created_at'],
    },
    columns: { ...plain('platform', 'environment'), token: 'row', name: 'row', push_keys: 'row' },
  },
  password_resets: {
    creator: { of: creator, goes: 'all', told: ['expires_at', 'used_at'] },
    staff: { of: staff, goes: 'all', told: ['expires_at', 'used_at'] },
    columns: { token_hash: 'row' },
  },
  security_alerts: {
    creator: { of: creator, goes: 'all', told: ['created_at', 'kind', 'used_at'] },
    staff: { of: staff, goes: 'all', told: ['created_at', 'kind', 'used_at'] },
    columns: { token_hash: 'row', kind: 'plain', former_email: 'row' },
  },
  email_confirmations: {
    creator: { of: creator, goes: 'all', told: ['created_at', 'email', 'expires_at', 'used_at'] },
    staff: { of: staff, goes: 'all', told: ['created_at', 'email', 'expires_at', 'used_at'] },
    columns: { token_hash: 'row', email: 'row', change_id: 'row' },
  },
  notice_deliveries: {
    creator: {
      of: (id) => sql`account_id = ${id}`,
      goes: 'all',
      untold: 'a copy of the notice, which is told, on its way',
    },
    staff: {
      of: (id) => sql`account_id = ${id}`,
      goes: 'all',
      untold: 'a copy of the notice, which is told, on its way',
    },
    columns: { letter: 'row' },
  },
  notices: {
    creator: { of: creator, goes: 'all', told: ['created_at', 'kind', 'topic', 'href', 'facts', 'read_at'] },
    staff: { of: staff, goes: 'all', told: ['created_at', 'kind', 'topic', 'href', 'facts', 'read_at'] },
    columns: { ...plain('kind', 'topic', 'place', 'once_key'), href: 'row', facts: 'row' },
  },
  notice_settings: {
    creator: {
      of: creator,
      goes: 'all',
      told: ['account_id', 'choices', 'digest_days', 'digest_hour', 'quiet', 'quiet_from', 'quiet_to'],
    },
    staff: {
      of: staff,
      goes: 'all',
      told: ['account_id', 'choices', 'digest_days', 'digest_hour', 'quiet', 'quiet_from', 'quiet_to'],
    },
    columns: { choices: 'row' },
  },
  idempotency_keys: {
    creator: { of: (id) => sql`caller_id = ${id}`, goes: 'all', untold: 'copies of answers, for repeated requests' },
    staff: { of: (id) => sql`caller_id = ${id}`, goes: 'all', untold: 'copies of answers, for repeated requests' },
    columns: { ...plain('key', 'endpoint', 'body_hash'), answer: ages('90 days, where others have called') },
  },
  provider_identities: {
    creator: {
      of: creator,
      goes: 'all',
      told: ['created_at', 'consented_at', 'provider', 'subject', 'app_scoped_id', 'token_expires_at'],
      as: 'sign_ins_by_provider',
    },
    columns: { subject: 'row', app_scoped_id: 'row', access_token: 'row' },
  },
  network_events: {
    creator: { of: creator, goes: 'all', untold: 'which post is to be read anew; goes when it was' },
    columns: { ...plain('kind'), external_id: 'row', figures: 'row' },
  },
  network_pauses: {
    creator: { of: creator, goes: 'all', untold: 'how long the network is not asked about the account' },
    columns: {},
  },
  provider_flows: {
    creator: { of: creator, goes: 'all', untold: 'a sign-in on its way' },
    columns: plain('state_hash', 'origin_url'),
  },
  connection_tickets: {
    creator: { of: creator, goes: 'all', untold: 'a sign-in on its way' },
    columns: plain('ticket_hash'),
  },
  collaboration_pages: {
    creator: {
      of: creator,
      goes: 'all',
      told: ['slug', 'intro', 'theme', 'links', 'item_order', 'hidden_item_ids'],
    },
    columns: { slug: 'row', intro: 'row', theme: 'row', links: 'row', item_order: 'plain' },
  },
  saved_views: {
    staff: { of: staff, goes: 'all', told: ['id', 'screen', 'name', 'query', 'created_at'] },
    columns: { screen: 'plain', name: 'row', query: 'row' },
  },
  review_desks: { staff: { of: staff, goes: 'all', told: ['campaign_id', 'seen_at'] }, columns: {} },
  company_users: {
    staff: { of: staff, goes: 'all', told: ['joined_at', 'company_id', 'approval_limit'], as: 'own_companies' },
    columns: {},
  },
  brand_users: { staff: { of: staff, goes: 'all', told: ['brand_id', 'role'], as: 'own_brands' }, columns: {} },
  store_staff: { staff: { of: staff, goes: 'all', told: ['store_id', 'brand_id'] }, columns: {} },
  uploads: {
    creator: { of: creator, told: ['id', 'url', 'width', 'height', 'bytes', 'created_at'] },
    staff: { of: staff, told: ['id', 'url', 'width', 'height', 'bytes', 'created_at'] },
    columns: { url: { by: 'removePictures: goes, unless the content of others shows it' } },
  },
  invitations: {
    staff: {
      of: (id) => sql`invited_by_user_id = ${id}`,
      erases: (id) => sql`accepted_at IS NOT NULL AND email = (SELECT email FROM users WHERE id = ${id})`,
      told: ['id', 'email', 'role', 'created_at', 'accepted_at', 'revoked_at'],
    },
    columns: { token_hash: 'plain', brand_roles: 'plain', email: standIn },
  },
  instagramers: {
    creator: {
      of: (id) => sql`id = ${id}`,
      as: 'account',
      told: [
        'id',
        'email',
        'username',
        'name',
        'state',
        'product_plan',
        'country_code',
        'city',
        'bio',
        'avatar_url',
        'locale',
        'profile_category_ids',
        'followers_count',
        'engagement_rate',
        'bank_account_number',
        'bank_account_last_four',
        'personal_id',
        'connected_account_id',
        'connected_ig_user_id',
        'connected_username',
        'connected_at',
        'connected_provider',
        'connected_subject',
        'consent_ended_at',
        'connection_obstacle',
        'payouts_held_at',
        'tax_share',
        'stories_read_at',
        'audience',
        'audience_read_at',
        'followers_seen',
        'figures_read_at',
        'webhooks_asked_at',
        'email_confirmed_at',
        'terms_accepted_at',
        'created_at',
      ],
    },
    columns: {
      email: standIn,
      username: standIn,
      name: unnamed,
      password_hash: none,
      country_code: kept('the tax of past years depends on it'),
      city: none,
      bio: none,
      avatar_url: none,
      bank_account_number: none,
      bank_account_last_four: none,
      personal_id: none,
      connected_account_id: none,
      connected_ig_user_id: none,
      connected_username: none,
      connected_subject: none,
      audience: none,
      followers_seen: none,
    },
  },
  users: {
    staff: {
      of: (id) => sql`id = ${id}`,
      as: 'account',
      told: [
        'id',
        'email',
        'name',
        'role',
        'locale',
        'avatar_url',
        'company_id',
        'blocked_at',
        'approval_limit',
        'email_confirmed_at',
        'terms_accepted_at',
        'second_step_at',
        'second_step_due_on',
        'created_at',
      ],
    },
    columns: { email: standIn, name: unnamed, password_hash: emptied, avatar_url: none },
  },
}
