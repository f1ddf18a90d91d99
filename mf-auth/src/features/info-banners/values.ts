import type { ManagedInfoBanner, RequestOf } from '@samspel/api'
import { isWebAddress } from '@samspel/api/web-address'
import { maxLength, required, type Rule, type Schema, when } from '@samspel/forms'
import { formMessages as m } from './messages'
import { instantOf, wallOf } from './stockholm-time'

/** Values of the banner form, with times as a day and a time of day in Stockholm. */
export interface BannerValues {
  contentSv: string
  contentEn: string
  style: ManagedInfoBanner['style']
  linkUrl: string
  linkTextSv: string
  linkTextEn: string
  closable: boolean
  mode: 'draft' | 'published'
  startDay: string | null
  startTime: string
  endDay: string | null
  endTime: string
}

/** Without a time of day, the whole day is meant: to its last instant. */
const DAY_START = '00:00'
const DAY_END = '23:59'
const LAST_MINUTE = 59_999
const isDayEnd = (instant: string) => wallOf(instant).time === DAY_END && Date.parse(instant) % 60_000 === LAST_MINUTE

const endOf = (day: string, time: string) => {
  if (isTime(time)) return instantOf({ day, time })
  return new Date(Date.parse(instantOf({ day, time: DAY_END })) + LAST_MINUTE).toISOString()
}

const isBlank = (text: unknown) => !String(text ?? '').trim()
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const oneText: Rule = (_, { contentSv, contentEn }) =>
  isBlank(contentSv) && isBlank(contentEn) ? m.oneText : undefined
const linkAddress: Rule = (value, { linkTextSv, linkTextEn }) => {
  const address = String(value ?? '').trim()
  if (!address) return isBlank(linkTextSv) && isBlank(linkTextEn) ? undefined : m.linkMissing
  return /^\/(?![/\\])/.test(address) || isWebAddress(address) ? undefined : m.linkInvalid
}
/** A link needs a text in every language shown. */
const linkText =
  (content: 'contentSv' | 'contentEn'): Rule =>
  (value, values) =>
    !isBlank(values.linkUrl) && !isBlank(values[content]) && isBlank(value) ? m.linkTextMissing : undefined
const time: Rule = (value) => (isBlank(value) || isTime(String(value)) ? undefined : m.timeInvalid)
const afterStart: Rule = (_, values) => {
  const { startsAt, endsAt } = momentsOf(values as Partial<BannerValues> as BannerValues)
  return startsAt && endsAt && endsAt <= startsAt ? m.endBeforeStart : undefined
}

/** Limits as in the contract. */
export const bannerSchema: Schema = {
  contentSv: [oneText, maxLength(1_000)],
  contentEn: maxLength(1_000),
  style: required,
  linkUrl: [linkAddress, maxLength(2_000)],
  linkTextSv: [linkText('contentSv'), maxLength(120)],
  linkTextEn: [linkText('contentEn'), maxLength(120)],
  startDay: when(({ startTime }) => startTime, required),
  startTime: time,
  endDay: [when(({ endTime }) => endTime, required), afterStart],
  endTime: time,
}

/** The server's names for the schedule fields. */
export const bannerFieldNames = { startsAt: 'startDay', endsAt: 'endDay' }

export const emptyBanner: BannerValues = {
  contentSv: '',
  contentEn: '',
  style: 'info',
  linkUrl: '',
  linkTextSv: '',
  linkTextEn: '',
  closable: true,
  mode: 'draft',
  startDay: null,
  startTime: '',
  endDay: null,
  endTime: '',
}

export const bannerValues = (banner: ManagedInfoBanner): BannerValues => {
  const start = banner.startsAt ? wallOf(banner.startsAt) : { day: null, time: '' }
  const end = banner.endsAt ? wallOf(banner.endsAt) : { day: null, time: '' }
  return {
    contentSv: banner.contentSv ?? '',
    contentEn: banner.contentEn ?? '',
    style: banner.style,
    linkUrl: banner.linkUrl ?? '',
    linkTextSv: banner.linkTextSv ?? '',
    linkTextEn: banner.linkTextEn ?? '',
    closable: banner.closable,
    mode: banner.active ? 'published' : 'draft',
    startDay: start.day,
    startTime: start.time,
    endDay: end.day,
    endTime: banner.endsAt && isDayEnd(banner.endsAt) ? '' : end.time,
  }
}

const momentsOf = ({ startDay, startTime, endDay, endTime }: BannerValues) => ({
  startsAt: startDay ? instantOf({ day: startDay, time: isTime(startTime) ? startTime : DAY_START }) : null,
  endsAt: endDay ? endOf(endDay, endTime) : null,
})

const textOrNull = (text: string) => text.trim() || null

type Body = NonNullable<RequestOf<'createInfoBanner'>['body']>['infoBanner']

/** Builds the request body from validated values. */
export const bannerBody = (values: BannerValues): Body => ({
  contentSv: textOrNull(values.contentSv),
  contentEn: textOrNull(values.contentEn),
  style: values.style,
  linkUrl: textOrNull(values.linkUrl),
  linkTextSv: textOrNull(values.linkTextSv),
  linkTextEn: textOrNull(values.linkTextEn),
  closable: values.closable,
  active: values.mode === 'published',
  ...momentsOf(values),
})
