import type { Mention, ResponseOf } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useEntity } from '@samspel/store'
import { Button, Notice, Sheet, Stack } from '@samspel/ui'
import { handedInAt } from '../data'
import { PostChecks } from './PostChecks'
import { messages as m } from './read-again-messages'
import css from './ReadAgain.module.css'

interface ReadingSheetProps {
  reading: ResponseOf<'readMentionAgain'>['reading']
  mention: Pick<Mention, 'campaignId' | 'createdAt' | 'resubmittedAt'>
  isBusy: boolean
  onRead: () => void
  onSend: () => void
  onClose: () => void
}

/** How a post reads at Instagram now, where it should not be sent without a second thought. */
export function ReadingSheet({ reading, mention, isBusy, onRead, onSend, onClose }: ReadingSheetProps) {
  const t = useText()
  const f = useFormats()
  const country = useEntity('campaigns', mention.campaignId ?? undefined)?.country
  const isSame = reading.changed === false
  return (
    <Sheet open onClose={onClose} title={t(isSame ? m.sameTitle : m.lacksTitle)}>
      <Stack>
        <Notice kind="warn">{isSame ? t(m.same, { at: f.dateTime(handedInAt(mention)) }) : t(m.lacks)}</Notice>
        <blockquote className={css.caption}>{reading.caption}</blockquote>
        <PostChecks checks={reading.checks} country={country} />
        <Button variant="main" icon="refresh" fullWidth loading={isBusy} onClick={onRead}>
          {t(m.readAgain)}
        </Button>
        <Button variant="quiet" fullWidth disabled={isBusy} onClick={onSend}>
          {t(m.sendAnyway)}
        </Button>
      </Stack>
    </Sheet>
  )
}
