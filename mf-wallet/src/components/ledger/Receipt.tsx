import { useEffect, useRef } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { Card, IconButton, Sheet, useIsMobile } from '@samspel/ui'
import css from './Ledger.module.css'
import { messages } from './messages'
import { ReceiptView } from './ReceiptView'

interface ReceiptProps {
  id: string
  /** The lines that are shown, in their order: arrows walk them. */
  ids: readonly string[]
  onOpen: (id: string) => void
  onClose: () => void
}

/** The receipt of a line: beside the list where there is room, else over it. */
export function Receipt({ id, ids, onOpen, onClose }: ReceiptProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const heading = useRef<HTMLHeadingElement>(null)
  const at = ids.indexOf(id)
  const [newer, older] = [at > 0 ? ids[at - 1] : undefined, at >= 0 ? ids[at + 1] : undefined]
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const walk = (
    <>
      <IconButton
        size="sm"
        icon="chevron-up"
        label={t(messages.newer)}
        disabled={!newer}
        onClick={() => newer && onOpen(newer)}
      />
      <IconButton
        size="sm"
        icon="chevron-down"
        label={t(messages.older)}
        disabled={!older}
        onClick={() => older && onOpen(older)}
      />
    </>
  )
  if (isMobile)
    return (
      <Sheet open onClose={onClose} title={t(messages.receipt)} closeLabel={t(commonMessages.close)}>
        <div className={css.receiptHead}>{walk}</div>
        <ReceiptView id={id} />
      </Sheet>
    )
  return (
    <div className={css.pane}>
      <Card as="aside">
        <div className={css.receiptHead}>
          <h2 ref={heading} tabIndex={-1}>
            {t(messages.receipt)}
          </h2>
          {walk}
          <IconButton size="sm" icon="x" label={t(commonMessages.close)} onClick={onClose} />
        </div>
        <ReceiptView id={id} />
      </Card>
    </div>
  )
}
