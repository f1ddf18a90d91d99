import { useState } from 'react'
import { useFormActions, useFormValue } from '@samspel/forms'
import { type BilingualMessage, type Locale, type Message, textIn, useLocale, useText } from '@samspel/i18n'
import { Button, Row, SegmentedControl, Stack } from '@samspel/ui'
import { messages } from './messages'

/** A common reason: the short name on its button, and the text it fills in. */
export interface ReasonTemplate {
  name: Message
  text: BilingualMessage
}

/** Buttons that fill in a reason in the recipient’s language. The text can be edited afterwards. */
export function ReasonTemplates({ field, templates }: { field: string; templates: readonly ReasonTemplate[] }) {
  const t = useText()
  const { change } = useFormActions()
  const current = useFormValue<string>(field)
  const [language, setLanguage] = useState<Locale>(useLocale())
  const [last, setLast] = useState<ReasonTemplate>()
  const fill = (template: ReasonTemplate, locale: Locale) => {
    setLast(template)
    change(field, textIn(template.text, locale))
  }
  // A filled-in text that has not been edited follows a change of language.
  const translate = (locale: Locale) => {
    if (last && current === textIn(last.text, language)) fill(last, locale)
    setLanguage(locale)
  }
  return (
    <Stack gap={8}>
      <Row justify="between">
        <span>{t(messages.templates)}</span>
        <SegmentedControl<Locale>
          size="sm"
          label={t(messages.templateLanguage)}
          value={language}
          onChange={translate}
          options={[
            { value: 'sv', label: t(messages.swedish) },
            { value: 'en', label: t(messages.english) },
          ]}
        />
      </Row>
      <Row gap={8}>
        {templates.map((template) => (
          <Button key={template.name.id} size="sm" onClick={() => fill(template, language)}>
            {t(template.name)}
          </Button>
        ))}
      </Row>
    </Stack>
  )
}
