import { sql } from 'kysely'
import { ages, booked, kept, plain, type Plans } from './answers'

const deeds = kept('who did what in a company, which it and the platform may be asked to show; never changed')

/** Companies and the installation itself. */
export const platform: Plans<
  | 'app_metadata'
  | 'audit_entries'
  | 'brands'
  | 'canary_minutes'
  | 'canary_stops'
  | 'job_runs'
  | 'canary_visitors'
  | 'companies'
  | 'company_paper_changes'
  | 'company_requests'
  | 'info_banners'
  | 'instances'
  | 'live_outbox'
  | 'mail_suppressions'
  | 'notice_marks'
  | 'outbox'
  | 'received_webhooks'
  | 'remote_alarm_calls'
  | 'remote_alarms'
  | 'remote_hours'
  | 'remote_reports'
  | 'service_calls'
  | 'service_ends'
> = {
  companies: {
    staff: {
      of: (id) => sql`id IN (SELECT company_id FROM company_users WHERE user_id = ${id})`,
      told: [
        'id',
        'name',
        'country_code',
        'state',
        'legal_name',
        'organisation_number',
        'vat_number',
        'vat_name',
        'street',
        'postal_code',
        'town',
        'invoice_email',
        'reference',
        'created_at',
      ],
    },
    // A sole trader's number is a personal id, and an address or reference may name a person: they stay with the company.
    columns: {
      ...plain('name', 'country_code', 'legal_name', 'street', 'postal_code', 'town', 'second_step_required_from'),
      organisation_number: booked,
      vat_number: booked,
      vat_name: kept('the register’s own word on the number'),
      invoice_email: kept("the company's address, which its people change"),
      reference: kept('the same'),
    },
  },
  company_paper_changes: {
    staff: {
      of: (id) => sql`user_id = ${id}`,
      told: ['changed_at', 'company_id', 'field', 'from_value', 'to_value'],
    },
    columns: { field: 'plain', from_value: booked, to_value: booked },
  },
  brands: {
    staff: {
      of: (id) => sql`id IN (SELECT brand_id FROM brand_users WHERE user_id = ${id})`,
      told: ['id', 'name', 'slug'],
    },
    columns: plain('name', 'slug', 'logo_url', 'description', 'website', 'country_code'),
  },
  company_requests: {
    staff: {
      of: (id) => sql`user_id = ${id}`,
      told: ['id', 'company_id', 'state', 'reason', 'created_at', 'decided_at'],
    },
    columns: { reason: kept("the platform's answer to a company") },
  },
  audit_entries: {
    staff: {
      of: (id) => sql`actor_id = ${id}`,
      told: ['created_at', 'id', 'company_id', 'kind', 'facts', 'browser'],
      as: 'own_deeds',
    },
    columns: {
      kind: 'plain',
      actor_name: deeds,
      subject_name: deeds,
      facts: deeds,
      browser: deeds,
    },
  },
  outbox: { columns: { kind: 'plain', payload: ages('a week after it left'), last_error: ages('the same') } },
  canary_visitors: {
    columns: { remote: 'plain', since: 'plain', visitor: ages('30 days'), address: ages('30 days') },
  },
  remote_reports: {
    columns: {
      ...plain('at', 'remote', 'version', 'code', 'message', 'stack'),
      browser: ages('30 days'),
      path: ages('30 days'),
    },
  },
  app_metadata: { columns: plain('key', 'value') },
  canary_minutes: { columns: plain('remote', 'version') },
  canary_stops: { columns: plain('remote', 'version', 'since', 'compared_version') },
  info_banners: { columns: plain('content_sv', 'content_en', 'link_text_sv', 'link_text_en', 'link_url') },
  job_runs: { columns: plain('name', 'failing_since') },
  instances: { columns: plain('name', 'version', 'facts') },
  live_outbox: { columns: plain('event') },
  mail_suppressions: {
    columns: { ...plain('reason', 'code'), address_hash: ages('400 days after mail last came back') },
  },
  notice_marks: { columns: plain('kind') },
  received_webhooks: {
    columns: { ...plain('at', 'service', 'kind'), word: ages('14 days after it came'), word_hash: ages('the same') },
  },
  service_calls: {
    columns: {
      ...plain('name', 'deed'),
      message: kept('the words of a service, without addresses and numbers of people'),
    },
  },
  service_ends: { columns: plain('name') },
  remote_alarm_calls: { columns: plain('remote', 'version', 'channel', 'facts', 'fault') },
  remote_alarms: { columns: plain('remote', 'url', 'secret', 'set_by') },
  remote_hours: { columns: plain('remote', 'version', 'times') },
}
