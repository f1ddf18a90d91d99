import { useState } from 'react'
import type { MessageTemplate, ThreadContext } from '@samspel/api'
import { messageLimits, type TemplateVariable, templateVariables } from '@samspel/api/message-rules'
import { useKept } from '@samspel/desk/kept'
import { commonMessages, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, notify, Row, Stack, TextArea, TextField } from '@samspel/ui'
import { Filled } from '../../components/Filled'
import { createMessageTemplate, updateMessageTemplate } from '../../data'
import { messages } from './messages'

interface TemplateFormProps {
  brandId: string
  template: MessageTemplate | undefined
  values: ThreadContext['values']
  onDone: (saved: boolean) => void
}

/** Creates or edits a template, with a preview for the open thread. */
export function TemplateForm({ brandId, template, values, onDone }: TemplateFormProps) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const [{ name, body }, keep, forget] = useKept(`template.${template?.id ?? brandId}`, {
    name: template?.name ?? '',
    body: template?.body ?? '',
  })
  const [error, setError] = useState<string>()
  const save = async () => {
    if (!name.trim() || !body.trim()) return setError(t(messages.required))
    const fields = { messageTemplate: { name: name.trim(), body: body.trim() } }
    const outcome = template
      ? await dispatch(updateMessageTemplate({ params: { id: template.id }, body: fields }))
      : await dispatch(createMessageTemplate({ params: { id: brandId }, body: fields }))
    if (outcome.ok) {
      forget()
      return onDone(true)
    }
    if (outcome.status === 422) setError(t(messages.taken))
    else notify({ kind: 'bad', message: t(messages.failed) })
  }
  return (
    <Stack gap={16}>
      <TextField
        label={t(commonMessages.name)}
        value={name}
        onChange={(value) => keep({ name: value })}
        maxLength={80}
        error={error}
      />
      <TextArea
        label={t(commonMessages.text)}
        value={body}
        onChange={(value) => keep({ body: value })}
        maxLength={messageLimits.bodyLength}
        minRows={4}
      />
      <Row gap={8} wrap>
        <span>{t(commonMessages.add)}</span>
        {(Object.keys(templateVariables) as TemplateVariable[]).map((key) => (
          <Button
            key={key}
            size="sm"
            onClick={() => keep({ body: `${body}{${locale === 'sv' ? templateVariables[key] : key}}` })}
          >
            {t(messages[key])}
          </Button>
        ))}
      </Row>
      {body && (
        <div>
          <h3>{t(messages.preview)}</h3>
          <Filled body={body} values={values} />
        </div>
      )}
      <Row gap={8}>
        <Button variant="quiet" onClick={() => onDone(false)}>
          {t(commonMessages.back)}
        </Button>
        <Button variant="main" onClick={() => void save()}>
          {t(commonMessages.save)}
        </Button>
      </Row>
    </Stack>
  )
}
