import { type ReactNode, useState } from 'react'
import { FormAlerts, SubmitButton, useFormFacts } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Button, ConfirmDialog, Page, SegmentedControl } from '@samspel/ui'
import css from './Editor.module.css'
import { messages } from './messages'

interface EditorFrameProps {
  onClose: () => void
  notice: ReactNode
  /** The page as visitors would see it; rendered only while the preview is open. */
  preview: () => ReactNode
  children: ReactNode
}

/** Frame of the editor: save, preview, and close, which asks before discarding changes. */
export function EditorFrame({ onClose, notice, preview, children }: EditorFrameProps) {
  const t = useText()
  const [view, setView] = useState<'form' | 'preview'>('form')
  const [isAsking, setAsking] = useState(false)
  const { dirty } = useFormFacts()
  usePageTitle(t(messages.title))
  const views = (
    <SegmentedControl
      label={t(commonMessages.show)}
      value={view}
      onChange={setView}
      options={[
        { value: 'form', label: t(commonMessages.edit), icon: 'pencil' },
        { value: 'preview', label: t(messages.preview), icon: 'eye' },
      ]}
    />
  )
  return (
    <>
      {view === 'preview' && (
        <div>
          <div className={css.bar}>
            <span>{t(messages.previewNote)}</span>
            {views}
          </div>
          {preview()}
        </div>
      )}
      <div hidden={view === 'preview'}>
        <Page
          width="narrow"
          title={t(messages.title)}
          context={t(messages.context)}
          mainAction={<SubmitButton label={commonMessages.save} />}
          actions={
            <Button variant="quiet" onClick={() => (dirty ? setAsking(true) : onClose())}>
              {t(commonMessages.close)}
            </Button>
          }
        >
          {views}
          <FormAlerts />
          {notice}
          {children}
        </Page>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t(messages.discardTitle)}
        confirmLabel={t(messages.discardYes)}
        cancelLabel={t(messages.discardNo)}
        danger
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        {t(messages.discardText)}
      </ConfirmDialog>
    </>
  )
}
