import type { Instagramer } from '@samspel/api'
import type { Locale, Translate } from '@samspel/i18n'
import { commonMessages } from '@samspel/i18n'
import type { ApiOutcome } from '@samspel/store'
import { askCreators, creatorListMessages as messages } from '../../components/creator-list'
import type { Exporting } from '../../components/export/export-list'
import { staffWords } from '../../components/words'
import { columnMessages as m } from './export-messages'

export const creatorsFile = (key: string, t: Translate, locale: Locale): Exporting => ({
  name: t(commonMessages.creators),
  locale,
  heads: [
    commonMessages.creator,
    m.account,
    messages.place,
    commonMessages.country,
    staffWords.followers,
    m.engagement,
    m.reach,
    staffWords.rating,
  ].map((head) => t(head)),
  page: async (dispatch, after) => {
    const outcome = (await dispatch(askCreators(key, 1, after as string | undefined))) as ApiOutcome<'listInstagramers'>
    if (!outcome.ok || !outcome.data) return { rows: [], next: null, error: outcome.parsedError }
    return {
      next: outcome.data.nextCursor ?? null,
      rows: outcome.data.instagramers.map((creator: Instagramer) => [
        creator.name,
        creator.username,
        creator.city ?? '',
        creator.countryCode ?? '',
        creator.followersCount,
        creator.engagementRate,
        creator.figures?.averageReach ?? '',
        creator.figures?.averageRating ?? '',
      ]),
    }
  },
})
