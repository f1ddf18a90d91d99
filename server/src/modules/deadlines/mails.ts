import type { Locale } from '@samspel/api'
import { letter } from '../../outbox/letter'
import type { Mail } from '../../outbox/mails'
import { dayIn, hello } from '../../outbox/words'
import { type CreatorMail, linkTo, toCollaboration } from '../participations'

const soon = {
  sv: {
    subject: (campaign: string, day: string) => `Lämna in ditt innehåll för ${campaign} senast ${day}`,
    line: (campaign: string, day: string) =>
      `Ditt innehåll för ${campaign} ska vara publicerat senast ${day}. Publicera det och lämna in det på Samspel.`,
    after: 'Är något fel med det du fått hem? Anmäl det på samarbetets sida, så pausas tiden tills du har fått svar.',
  },
  en: {
    subject: (campaign: string, day: string) => `Post your content for ${campaign} by ${day}`,
    line: (campaign: string, day: string) =>
      `Your content for ${campaign} is due by ${day}. Publish it and hand it in on Samspel.`,
    after:
      "Is something wrong with what you were sent? Report it on the collaboration's page, and your deadline is paused until you have an answer.",
  },
} as const

/** The content deadline is near and nothing has been submitted. */
export const deadlineMail = (mail: CreatorMail & { due: string }): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = soon[locale]
  const day = dayIn(locale, mail.due)
  return letter({
    to: mail.to,
    locale,
    subject: text.subject(mail.campaign, day),
    lines: [hello[locale](mail.name), text.line(mail.campaign, day)],
    action: { label: toCollaboration[locale], href: linkTo(mail) },
    after: [text.after],
  })
}

const expired = {
  sv: {
    subject: (campaign: string) => `Din ansökan till ${campaign} fick inget svar`,
    lines: (campaign: string, days: number) => [
      `Varumärket har inte svarat på din ansökan till ${campaign} på ${days} dagar, så den har gått ut. Det säger inget om dig eller ditt innehåll.`,
      'Det finns fler erbjudanden att söka.',
    ],
    action: 'Se erbjudanden',
  },
  en: {
    subject: (campaign: string) => `Your application for ${campaign} had no answer`,
    lines: (campaign: string, days: number) => [
      `The brand has not answered your application for ${campaign} in ${days} days, so it has expired. That says nothing about you or your content.`,
      'There are more offers to apply for.',
    ],
    action: 'See offers',
  },
} as const

/** An application was not answered in time. */
export const expiredMail = (mail: Omit<CreatorMail, 'participationId'> & { days: number }): Mail => {
  const locale = mail.locale ?? 'sv'
  const text = expired[locale]
  return letter({
    to: mail.to,
    locale,
    subject: text.subject(mail.campaign),
    lines: [hello[locale](mail.name), ...text.lines(mail.campaign, mail.days)],
    action: { label: text.action, href: new URL('/marketplace', mail.appUrl).href },
  })
}

const waiting = {
  sv: {
    subject: (campaign: string, count: number) =>
      count === 1
        ? `En ansökan till ${campaign} väntar på svar`
        : `${count} ansökningar till ${campaign} väntar på svar`,
    line: (campaign: string, count: number, days: number) =>
      count === 1
        ? `En kreatör har väntat i ${days} dagar på svar om ${campaign}:`
        : `${count} kreatörer har väntat i ${days} dagar på svar om ${campaign}:`,
    more: (count: number) => `och ${count} till`,
    after: (days: number) => `Den som inget svar får på ${days} dagar får veta att ansökan gått ut.`,
    action: 'Svara nu',
  },
  en: {
    subject: (campaign: string, count: number) =>
      count === 1
        ? `An application for ${campaign} waits for an answer`
        : `${count} applications for ${campaign} wait for an answer`,
    line: (campaign: string, count: number, days: number) =>
      count === 1
        ? `A creator has waited ${days} days for an answer about ${campaign}:`
        : `${count} creators have waited ${days} days for an answer about ${campaign}:`,
    more: (count: number) => `and ${count} more`,
    after: (days: number) => `Whoever has no answer after ${days} days is told that the application has expired.`,
    action: 'Answer now',
  },
} as const

const namesInMail = 10

interface WaitingMail {
  appUrl: string
  to: string
  name: string
  locale: Locale | null
  campaign: string
  campaignId: string
  creators: readonly string[]
  days: { waited: number; expires: number }
  /** Path where they are answered; the campaign's page when absent. */
  path?: string
}

/** Applications to a campaign have been waiting for days. */
export const waitingMail = ({
  appUrl,
  to,
  name,
  locale: chosen,
  campaign,
  campaignId,
  creators,
  days,
  path = `/campaigns/${campaignId}`,
}: WaitingMail): Mail => {
  const locale = chosen ?? 'sv'
  const text = waiting[locale]
  const rest = creators.length - namesInMail
  const names = [...creators.slice(0, namesInMail), ...(rest > 0 ? [text.more(rest)] : [])].join('\n')
  return letter({
    to,
    locale,
    subject: text.subject(campaign, creators.length),
    lines: [hello[locale](name), text.line(campaign, creators.length, days.waited), names],
    action: { label: text.action, href: new URL(path, appUrl).href },
    after: [text.after(days.expires)],
  })
}
