import { type RawBuilder, sql } from 'kysely'

/** SQL condition: the user belongs to the company. Whoever asks for somebody's companies asks here (decision 0305). */
export const belongsTo = (user: RawBuilder<unknown>, company: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`EXISTS (SELECT FROM company_users membership WHERE membership.user_id = ${user} AND membership.company_id = ${company})`

/** SQL condition: the user belongs to the company and to no other. */
export const belongsOnlyTo = (user: RawBuilder<unknown>, company: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${belongsTo(user, company)} AND (SELECT count(*) FROM company_users own WHERE own.user_id = ${user}) = 1)`

/** SQL: the brands of the companies that a user belongs to, besides one company. */
export const brandsElsewhere = (user: RawBuilder<unknown>, company: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(SELECT ob.id FROM brands ob JOIN company_users om ON om.company_id = ob.company_id
    WHERE om.user_id = ${user} AND om.company_id IS DISTINCT FROM ${company})`

/**
 * SQL text: the company that a session `s` of the user `u` acts for, as long as the user belongs to it. Null for the platform's own, and for
 * whoever was taken out: a session never goes over to another company by itself.
 */
export const companyOfSession = `(SELECT m.company_id FROM company_users m
    WHERE m.user_id = s.user_id AND m.company_id = coalesce(s.company_id, u.company_id))`

/** SQL text: what the user of session `s` is at the brands of one company, by brand. */
export const brandRolesIn = (company: string): string => `(SELECT json_object_agg(b.brand_id, b.role) FROM brand_users b
    JOIN brands ob ON ob.id = b.brand_id WHERE b.user_id = s.user_id AND ob.company_id = ${company})`

/** SQL text: the first day from which any of the companies of the user `u` asks for a second step. */
export const secondStepRequiredFrom = `(SELECT min(mc.second_step_required_from) FROM company_users m
    JOIN companies mc ON mc.id = m.company_id WHERE m.user_id = u.id)`
