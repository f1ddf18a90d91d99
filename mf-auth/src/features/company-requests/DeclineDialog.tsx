import { useState } from 'react'
import type { CompanyRequest, Locale } from '@samspel/api'
import { Area, Form, maxLength, required, SubmitButton, useFormActions, useFormValue } from '@samspel/forms'
import { commonMessages, textIn, useText } from '@samspel/i18n'
import { Button, Modal, Row, SegmentedControl, SelectField, Stack } from '@samspel/ui'
import { DeclinedNotice } from '../../components/staff/DeclinedNotice'
import { messages } from './messages'
import css from './Requests.module.css'
import { type TemplateName, templateNames, templates } from './templates'
import { useDecide } from './use-decide'

const schema = { reason: [required, maxLength(1_000)] }
const locales: readonly Locale[] = ['sv', 'en']
const names = Object.keys(templateNames) as TemplateName[]

/** Template reasons in the company's language. */
function Templates({ country }: { country: string }) {
  const t = useText()
  const { change } = useFormActions()
  const typed = useFormValue<string>('reason')?.trim() ?? ''
  const [locale, setLocale] = useState<Locale>(country === 'SE' ? 'sv' : 'en')
  const [name, setName] = useState<TemplateName | null>(null)
  const isReadyMade =
    typed === '' || names.some((each) => locales.some((language) => textIn(templates[each], language) === typed))
  const choose = (next: TemplateName | null) => {
    setName(next)
    // Keeps text already typed and appends the template.
    if (next)
      change('reason', isReadyMade ? textIn(templates[next], locale) : `${typed}\n\n${textIn(templates[next], locale)}`)
  }
  const speak = (language: Locale) => {
    setLocale(language)
    if (name && typed && isReadyMade) change('reason', textIn(templates[name], language))
  }
  return (
    <div className={css.templates}>
      <SelectField<TemplateName>
        label={t(messages.template)}
        placeholder={t(messages.templateChoose)}
        value={name}
        options={names.map((value) => ({ value, label: t(templateNames[value]) }))}
        onChange={choose}
      />
      <SegmentedControl<Locale>
        label={t(messages.language)}
        value={locale}
        options={[
          { value: 'sv', label: t(messages.swedish) },
          { value: 'en', label: t(messages.english) },
        ]}
        onChange={speak}
      />
    </div>
  )
}

function Preview() {
  const t = useText()
  const reason = useFormValue<string>('reason')?.trim()
  return (
    <Stack gap={8} as="section">
      <h3 className={css.previewTitle}>{t(messages.preview)}</h3>
      {reason ? <DeclinedNotice reason={reason} /> : <span className={css.quiet}>{t(messages.previewEmpty)}</span>}
    </Stack>
  )
}

/** Declines a request with a reason, previewed as the company will read it. */
export function DeclineDialog({ request, onClose }: { request: CompanyRequest; onClose: () => void }) {
  const t = useText()
  const { decline } = useDecide(request)
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.declineTitle, { name: request.companyName })}
      closeLabel={t(commonMessages.close)}
      size="lg"
    >
      <Form
        id={`decline-${request.id}`}
        schema={schema}
        initialValues={{ reason: '' }}
        guard={false}
        onSubmit={async ({ reason }) => {
          const { isOver, ...outcome } = await decline(reason.trim())
          if (!isOver) return outcome
          onClose()
        }}
      >
        <Templates country={request.countryCode} />
        <Area name="reason" label={commonMessages.reason} help={messages.reasonHelp} minRows={4} counterMax={1_000} />
        <Preview />
        <Row justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <SubmitButton label={messages.decline} variant="danger" hideReason />
        </Row>
      </Form>
    </Modal>
  )
}
