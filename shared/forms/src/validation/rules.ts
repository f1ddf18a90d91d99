import { excerptMaxLength, isBlankText, isEmail, isSlug, passwordMinLength, toPersonalId } from '@samspel/api'
import { dayOf, type Message } from '@samspel/i18n'
import { ruleMessages, tooGreat, tooLong, tooSmall } from './messages'
import type { Rule } from './schema'

const isEmpty = (value: unknown): value is '' | null | undefined =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && isBlankText(value)) ||
  (Array.isArray(value) && value.length === 0)

/** Nothing typed at all; a blank is something. */
const isBlank = (value: unknown) => value === undefined || value === null || value === ''

const parses = (address: string) => {
  try {
    return Boolean(new URL(address))
  } catch {
    return false
  }
}

/** The text when `ok` is false. */
const unless = (ok: boolean, message: Message) => (ok ? undefined : message)

/** Non-negative whole number, optional leading plus, no leading zeros (V-04). Empty passes: pair it with `required`. */
export const integer: Rule = (value) =>
  unless(isBlank(value) || /^\+?(0|[1-9]\d*)$/.test(String(value)), ruleMessages.integer)

/** Neither empty nor missing (V-05); 0 and false are values. */
export const required: Rule = (value) => unless(!isEmpty(value), ruleMessages.required)

/** A ticked box (V-20). */
export const accepted: Rule = (value) => unless(value === true, ruleMessages.required)

/** An email address; empty fails too (V-06, V-14, V-15). */
export const email: Rule = (value) => unless(typeof value === 'string' && isEmail(value), ruleMessages.email)

/** An email address where there is one (V-06). */
export const optionalEmail: Rule = (value, values) => (isBlank(value) ? undefined : email(value, values))

/** A picture has been chosen (V-07). */
export const imageRequired: Rule = (value) => unless(!isEmpty(value), ruleMessages.image)

/** Equal to another field (V-08). */
export const equalTo =
  (other: string): Rule =>
  (value, values) =>
    unless(value === values[other], ruleMessages.equal)

/** Swedish national id: 8 digits, optional hyphen, 4 digits (V-09). */
export const personalId: Rule = (value) =>
  unless(toPersonalId(String(value ?? '')) !== undefined, ruleMessages.personalId)

/** A calendar day `YYYY-MM-DD` that is today or later in Stockholm (V-10: defined, wired to no form). */
export const todayOrLater: Rule = (value) =>
  unless(isEmpty(value) || String(value) >= dayOf(Date.now()), ruleMessages.todayOrLater)

/** An address that parses (V-11). */
export const url: Rule = (value) => unless(typeof value === 'string' && parses(value), ruleMessages.url)

/** An address where there is one; what looks like an email address passes (V-11). */
export const optionalUrl: Rule = (value, values) =>
  isBlank(value) || (typeof value === 'string' && isEmail(value)) ? undefined : url(value, values)

/** Only a-z lowercase, digits, hyphen, underscore (V-12). Empty passes: pair it with `required` where it is (V-23). */
export const slug: Rule = (value) => unless(isBlank(value) || isSlug(String(value)), ruleMessages.slug)

/** None of several uploads failed (V-13); items carry `error`. */
export const uploadsFine: Rule = (value) =>
  unless(
    !(Array.isArray(value) && value.some((item) => Boolean((item as { error?: unknown } | null)?.error))),
    ruleMessages.upload,
  )

/** At least 8 characters (V-16). Never on login (Z22). */
export const passwordLength: Rule = (value) =>
  unless([...String(value ?? '')].length >= passwordMinLength, ruleMessages.passwordLength)

/** Non-empty and equal to the password (V-17). */
export const passwordConfirmation =
  (other = 'password'): Rule =>
  (value, values) =>
    unless(!isBlank(value) && value === values[other], ruleMessages.passwordMatch)

/** At most so many characters. */
export const maxLength =
  (max: number): Rule =>
  (value) =>
    unless([...String(value ?? '')].length <= max, tooLong(max))

/** Preview text of a campaign: at most 140 characters (V-29). */
export const excerptLength: Rule = maxLength(excerptMaxLength)

/** A number of at least `min`; empty passes. */
export const min =
  (least: number): Rule =>
  (value) =>
    unless(isEmpty(value) || Number(value) >= least, tooSmall(least))

/** A number of at most `max`; empty passes. */
export const max =
  (most: number): Rule =>
  (value) =>
    unless(isEmpty(value) || Number(value) <= most, tooGreat(most))

/** A calendar day not before that of another field; passes while either is empty. */
export const notBefore =
  (other: string): Rule =>
  (value, values) =>
    unless(isEmpty(value) || isEmpty(values[other]) || String(value) >= String(values[other]), ruleMessages.beforeStart)

/** A rule that holds only while `condition` does: `when((values) => values.enablePaidCollaborations, required)`. */
export const when =
  (condition: (values: Record<string, unknown>) => unknown, ...rules: Rule[]): Rule =>
  (value, values) =>
    condition(values) ? rules.map((rule) => rule(value, values)).find((message) => message !== undefined) : undefined
