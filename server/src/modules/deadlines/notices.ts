import { answerClock } from '@samspel/api'
import type { Config } from '../../config'
import type { Db } from '../../db/transact'
import type { LiveBus } from '../../live'
import { notify } from '../notices'
import { deadlineMail, expiredMail } from './mails'

interface Clock {
  config: Config
  live: LiveBus
  now: Date
}
interface Row {
  id: string
  brand_id: string
  instagramer_id: string
  campaign: string
}

/** The content deadline is near or has passed: tells the creator where to submit. */
export const notifyCreatorOfDeadline = (
  trx: Db,
  clock: Clock,
  { id, brand_id: brandId, instagramer_id: creatorId, campaign, due, path }: Row & { due: string; path: string },
  kind: 'last_days' | 'overdue' = 'last_days',
): Promise<void> =>
  notify(trx, clock, {
    to: { instagramerId: creatorId },
    kind,
    subjectId: id,
    brandId,
    href: path,
    facts: { campaign, day: due },
    ...(kind === 'last_days' && {
      mail: (reader) =>
        deadlineMail({
          ...reader,
          appUrl: clock.config.appUrl,
          campaign,
          participationId: id,
          href: new URL(path, clock.config.appUrl).href,
          due,
        }),
    }),
  })

/** An application was not answered in time. */
export const notifyCreatorOfExpiry = (
  trx: Db,
  clock: Clock,
  { id, brand_id: brandId, instagramer_id: creatorId, campaign }: Row,
): Promise<void> =>
  notify(trx, clock, {
    to: { instagramerId: creatorId },
    kind: 'application_expired',
    subjectId: id,
    brandId,
    href: '/marketplace',
    facts: { campaign },
    mail: (reader) =>
      expiredMail({ ...reader, appUrl: clock.config.appUrl, campaign, days: answerClock.expireAfterDays }),
  })
