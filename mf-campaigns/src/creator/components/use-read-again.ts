import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { resubmitMention } from '../data'
import { messages } from './read-again-messages'

/** Resubmits a post that was changed at Instagram; its text is fetched again. Returns whether it was sent. */
export function useReadAgain(): (mentionId: string) => Promise<boolean> {
  const t = useText()
  const dispatch = useAppDispatch()
  return async (mentionId) => {
    const outcome = await dispatch(resubmitMention({ params: { id: mentionId }, body: { mention: {} } }))
    notify(
      outcome.ok
        ? { kind: 'ok', message: t(messages.sentAgain) }
        : { kind: 'bad', message: outcome.parsedError ? t(outcome.parsedError.message) : '' },
    )
    return outcome.ok
  }
}
