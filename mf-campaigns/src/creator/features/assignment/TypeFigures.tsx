import { useState } from 'react'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useText } from '@samspel/i18n'
import type { MentionRecord } from '@samspel/store'
import { Button } from '@samspel/ui'
import css from './Assignment.module.css'
import { typeFiguresMessages as messages } from './type-figures-messages'

const TypeFiguresSheet = lazyDialog(() =>
  import(/* webpackChunkName: "creator-sheets" */ './TypeFiguresSheet').then((module) => module.TypeFiguresSheet),
)

/** Opens the sheet for figures where the server lets the creator type them. */
export function TypeFigures({ mention }: { mention: MentionRecord }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  if (!mention.linkReading?.mayType) return null
  return (
    <div className={css.again}>
      <Button size="sm" variant="light" icon="pencil" onClick={() => setOpen(true)}>
        {t(messages.title)}
      </Button>
      {isOpen && <TypeFiguresSheet mentionId={mention.id} onClose={() => setOpen(false)} />}
    </div>
  )
}
