import type { Actor } from '../roles'

/** What one chooses for together, in the order of the settings. */
export const noticeTopics = [
  'applications',
  'invitations',
  'answers',
  'posts',
  'deadlines',
  'pickups',
  'money',
  'messages',
  'campaigns',
  'reviews',
  'reports',
  'services',
  'news',
  'security',
] as const
export type NoticeTopic = (typeof noticeTopics)[number]

export const mailChoices = ['direct', 'digest', 'off'] as const
export type MailChoice = (typeof mailChoices)[number]

/** Where notices of a topic are told. */
export interface NoticeChoice {
  inApp: boolean
  mail: MailChoice
  push: boolean
}

type Reader = Exclude<Actor, 'anonymous'>
const choice = (mail: MailChoice, push: boolean, inApp = true): NoticeChoice => ({ inApp, mail, push })
const news = choice('off', false, false)

/** The topics of each kind of account, with what holds until it chooses otherwise. */
export const usualChoices: Record<Reader, Partial<Record<NoticeTopic, NoticeChoice>>> = {
  company: {
    applications: choice('digest', false),
    answers: choice('digest', false),
    posts: choice('digest', true),
    deadlines: choice('direct', true),
    pickups: choice('off', false),
    money: choice('direct', true),
    messages: choice('direct', true),
    campaigns: choice('direct', true),
    news,
  },
  creator: {
    invitations: choice('direct', true),
    answers: choice('direct', true),
    posts: choice('direct', true),
    deadlines: choice('direct', true),
    pickups: choice('direct', true),
    money: choice('direct', true),
    messages: choice('direct', true),
    news,
  },
  store_user: { pickups: choice('off', true), news },
  admin: {
    reviews: choice('digest', false),
    reports: choice('direct', true),
    money: choice('direct', false),
    services: choice('direct', false),
  },
}

/** The own safety is told to everybody, in the app and by a mail of its own, and cannot be turned off: it is no topic to choose for. */
export const securityChoice: NoticeChoice = choice('off', false)

/** Money is always told in the app. */
export const isAlwaysInApp = (topic: NoticeTopic): boolean => topic === 'money'
/** Nothing that is only news rings a phone. */
export const mayPush = (topic: NoticeTopic): boolean => topic !== 'news'

/** Kinds of notices and the topic that each belongs to. */
export const noticeKinds = {
  application: 'applications',
  store_application: 'applications',
  answers_due: 'deadlines',
  invitation_accepted: 'answers',
  invitation_declined: 'answers',
  counter_accepted: 'answers',
  counter_declined: 'answers',
  counter_stopped: 'deadlines',
  agreement_accepted: 'answers',
  agreement_declined: 'answers',
  agreement_unanswered: 'answers',
  agreement_day_moved: 'answers',
  rights_ending: 'deadlines',
  right_used: 'campaigns',
  right_use_reported: 'reports',
  agreement_made: 'campaigns',
  image_answered: 'campaigns',
  delivery_problem: 'deadlines',
  creator_left: 'deadlines',
  parcel_arrived: 'answers',
  post: 'posts',
  post_again: 'posts',
  post_answer_due: 'deadlines',
  draft_sent: 'posts',
  draft_answer_due: 'deadlines',
  draft_unanswered: 'posts',
  draft_extra_granted: 'posts',
  draft_extra_refused: 'posts',
  posts_missing: 'deadlines',
  posts_overdue: 'deadlines',
  picked_up: 'pickups',
  pass_booked: 'pickups',
  pass_lapsed: 'pickups',
  deposit: 'money',
  fees_back: 'money',
  post_unanswered: 'money',
  post_gone: 'posts',
  low_balance: 'money',
  fee_unpaid: 'money',
  approval_asked: 'money',
  approval_given: 'money',
  approval_declined: 'money',
  approval_lapsed: 'money',
  payment_refunded: 'money',
  payment_disputed: 'money',
  dispute_won: 'money',
  dispute_lost: 'money',
  plan_unpaid: 'money',
  plan_ended: 'money',
  campaign_confirmed: 'campaigns',
  campaign_returned: 'campaigns',
  campaign_not_reviewed: 'campaigns',
  company_let_in: 'campaigns',
  company_declined: 'campaigns',
  message: 'messages',
  invited: 'invitations',
  saved_open: 'invitations',
  list_invited: 'invitations',
  image_asked: 'invitations',
  image_withdrawn: 'invitations',
  application_approved: 'answers',
  application_rejected: 'answers',
  application_removed: 'answers',
  application_expired: 'answers',
  campaign_cancelled: 'answers',
  delivery_answered: 'answers',
  fee_countered: 'answers',
  agreement_question: 'answers',
  agreement_changed: 'answers',
  agreement_lapsed: 'answers',
  agreement_moved: 'answers',
  agreement_waits: 'deadlines',
  parcel_sent: 'answers',
  parcel_missing: 'answers',
  parcel_question: 'answers',
  parcel_taken_back: 'answers',
  post_approved: 'posts',
  post_rejected: 'posts',
  changes_requested: 'posts',
  draft_approved: 'posts',
  draft_changes_requested: 'posts',
  draft_passed: 'posts',
  draft_extra_round: 'posts',
  draft_send_by: 'deadlines',
  rating_answered: 'posts',
  post_unreviewed: 'posts',
  consent_ended: 'posts',
  last_days: 'deadlines',
  saved_closing: 'deadlines',
  overdue: 'deadlines',
  pass_approved: 'pickups',
  pass_declined: 'pickups',
  pass_moved: 'pickups',
  pass_ending: 'pickups',
  pass_over: 'pickups',
  earned: 'money',
  available: 'money',
  fee_returned: 'money',
  fee_held_again: 'money',
  payout_paid: 'money',
  payout_failed: 'money',
  payout_stopped: 'money',
  tax_details_missing: 'money',
  self_billed: 'money',
  self_billing_waits: 'money',
  self_billing_lacks: 'money',
  batch_changed: 'money',
  batch_returned: 'money',
  campaign_to_review: 'reviews',
  company_request: 'reviews',
  report: 'reports',
  receipt_report: 'reports',
  service_end: 'services',
  news: 'news',
  password_changed: 'security',
  email_changed: 'security',
  bank_account_changed: 'security',
  personal_id_changed: 'security',
  new_device: 'security',
  second_step_on: 'security',
  second_step_off: 'security',
  second_step_changed: 'security',
  second_step_reset: 'security',
  second_step_tried: 'security',
  recovery_code_used: 'security',
} as const satisfies Record<string, NoticeTopic>
export type NoticeKind = keyof typeof noticeKinds

/** What the texts of notices are made of. */
export interface NoticeFacts {
  creator?: string
  /** A colleague. */
  colleague?: string
  brand?: string
  campaign?: string
  store?: string
  /** How many stores a line of several is about. */
  stores?: number
  product?: string
  /** Öre. */
  amount?: number
  /** How many the notice itself speaks of, where that is not one. */
  count?: number
  /** Calendar day, and the time on it. */
  day?: string
  time?: string
  /** What somebody wrote. */
  text?: string
  /** The same in English, where it was written in both languages. */
  textEn?: string
  imageUrl?: string
}
