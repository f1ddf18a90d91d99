import { useState } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { Button } from '@samspel/ui'
import { creatorListMessages as messages } from '../../components/creator-list'
import { AddToListDialog, InviteDialog } from '../../components/lazy-dialogs'
import { staffWords } from '../../components/words'
import type { ChosenCreator } from '../../data'
import css from './SelectionBar.module.css'

/** Bulk actions for the selected creators; stays visible while the list scrolls. */
export function SelectionBar({ creators, onClear }: { creators: readonly ChosenCreator[]; onClear: () => void }) {
  const t = useText()
  const [act, setAct] = useState<'add' | 'invite' | undefined>()
  const close = () => setAct(undefined)
  return (
    <>
      <div className={css.bar} role="region" aria-label={t(staffWords.selected, { n: creators.length })}>
        <span className={css.barWords} aria-live="polite">
          {t(staffWords.selected, { n: creators.length })}
        </span>
        <Button variant="quiet" onClick={onClear}>
          {t(commonMessages.clear)}
        </Button>
        <Button icon="list-details" onClick={() => setAct('add')}>
          {t(staffWords.addToList)}
        </Button>
        <Button variant="main" icon="send" onClick={() => setAct('invite')}>
          {t(messages.invite)}
        </Button>
      </div>
      {act === 'add' && <AddToListDialog creators={creators} onClose={close} />}
      {act === 'invite' && <InviteDialog creators={creators} onClose={close} />}
    </>
  )
}
