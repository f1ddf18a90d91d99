import type { ResponseOf } from '@samspel/api'
import { notifyRefused } from '@samspel/desk/undo'
import { navigate } from '@samspel/federation'
import { commonMessages, defineMessages, messageForError, type Translate } from '@samspel/i18n'
import { deskErrors } from '../../shared/data'

const messages = defineMessages({
  waitsAgain: {
    id: 'mf-campaigns.refused.waits-again',
    description: 'Toast, which stays: an answer that was shown as given was refused, and why',
    defaultMessage: '{name} väntar igen. {why}',
    en: '{name} is waiting again. {why}',
  },
})

const told = new Set<string>()

/** Tells once of each answer that was refused, by a toast that stays and leads to it; the inbox shows them by itself. */
export const tellRefused = (
  refused: ResponseOf<'listRefusedAnswers'>['refusedAnswers'],
  t: Translate,
  path = window.location.pathname,
): void => {
  const isSeen = ({ id, of }: (typeof refused)[number]) =>
    of === 'review' ? path === `/campaigns/${id}` : path.startsWith('/applications')
  const untold = refused.filter((one) => !isSeen(one) && !told.has(`${one.id} ${one.at}`))
  for (const { id, at } of untold) told.add(`${id} ${at}`)
  notifyRefused(
    untold.map(({ id, of, creatorName, campaignName, reason }) => ({
      message: t(messages.waitsAgain, {
        name: of === 'review' ? campaignName : creatorName,
        why: t(messageForError({ status: 422, kind: 'http', id: reason }, { messages: deskErrors })),
      }),
      action: {
        label: t(commonMessages.show),
        onClick: () => navigate(of === 'review' ? `/campaigns/${id}` : `/applications?kind=all&open=${id}`),
      },
    })),
  )
}
