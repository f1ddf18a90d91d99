import { useState } from 'react'
import type { MessageTemplate, ThreadContext } from '@samspel/api'
import { filledText } from '@samspel/api/message-rules'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, Card, EmptyState, ErrorState, Modal, notify, Row, SkeletonList, Stack } from '@samspel/ui'
import { putInComposer } from '../../components/composer-bridge'
import { asTemplateValues, Filled } from '../../components/Filled'
import { deleteMessageTemplate, listMessageTemplates } from '../../data'
import { messages } from './messages'
import { TemplateForm } from './TemplateForm'

interface TemplatesDialogProps {
  brandId: string
  values: ThreadContext['values']
  onClose: () => void
}

/** A brand's templates, each as it would be sent in the open thread. One with a missing value cannot be used. */
export function TemplatesDialog({ brandId, values, onClose }: TemplatesDialogProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [editing, setEditing] = useState<MessageTemplate | 'new'>()
  const { result, error, retry } = useQuery(listMessageTemplates({ params: { id: brandId } }))
  const templates = (result?.messageTemplates ?? []) as readonly MessageTemplate[]
  const remove = async (id: string) => {
    const { ok } = await dispatch(deleteMessageTemplate({ params: { id } }))
    if (ok) retry()
    else notify({ kind: 'bad', message: t(messages.failed) })
  }
  if (editing)
    return (
      <Modal open onClose={onClose} title={t(editing === 'new' ? messages.create : commonMessages.change)}>
        <TemplateForm
          brandId={brandId}
          template={editing === 'new' ? undefined : editing}
          values={values}
          onDone={(saved) => {
            setEditing(undefined)
            if (saved) retry()
          }}
        />
      </Modal>
    )
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.title)}
      footer={
        <Button icon="plus" onClick={() => setEditing('new')}>
          {t(messages.create)}
        </Button>
      }
    >
      {error && !result ? (
        <ErrorState message={t(error.message)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
      ) : !result ? (
        <SkeletonList label={t(messages.loading)} rows={3} />
      ) : templates.length === 0 ? (
        <EmptyState bare title={t(messages.empty)} text={t(messages.emptyText)} />
      ) : (
        <Stack gap={12}>
          {templates.map((template) => {
            const { text, missing } = filledText(template.body, asTemplateValues(values))
            return (
              <Card key={template.id}>
                <Stack gap={8}>
                  <h3>{template.name}</h3>
                  <Filled body={template.body} values={values} />
                  <Row gap={8}>
                    <Button
                      size="sm"
                      variant="light"
                      disabledReason={missing.length > 0 ? t(messages.missing, { n: missing.length }) : undefined}
                      reasonTone="bad"
                      onClick={() => {
                        putInComposer(text)
                        onClose()
                      }}
                    >
                      {t(messages.use)}
                    </Button>
                    <Button size="sm" variant="quiet" onClick={() => setEditing(template)}>
                      {t(commonMessages.change)}
                    </Button>
                    <Button size="sm" variant="quiet" onClick={() => void remove(template.id)}>
                      {t(commonMessages.remove)}
                    </Button>
                  </Row>
                </Stack>
              </Card>
            )
          })}
        </Stack>
      )}
    </Modal>
  )
}
