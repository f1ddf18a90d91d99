import { Tags, TextInput, useBoundField } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { FieldFrame, Stack } from '@samspel/ui'
import { messages } from './messages'
import { mostLinks } from './suggestion'

/** Contact channels. The error that at least one is required appears below all of them, once they have been left (V-01, V-32). */
export function ChannelFields() {
  const t = useText()
  const { field } = useBoundField<null>({ name: 'socials', label: messages.channels }, { empty: null })
  const placeholder = t(messages.accountPlaceholder)
  return (
    <FieldFrame label={field.label} hideLabel group error={field.error}>
      {() => (
        <div
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) field.onBlur()
          }}
        >
          <Stack>
            <TextInput
              name="instagram"
              label={messages.instagram}
              icon="brand-instagram"
              placeholder={placeholder}
              autoComplete="off"
            />
            <TextInput
              name="tiktok"
              label={messages.tiktok}
              icon="brand-tiktok"
              placeholder={placeholder}
              autoComplete="off"
            />
            <Tags
              name="links"
              label={messages.links}
              help={messages.linksHelp}
              placeholder={t(messages.linkPlaceholder)}
              max={mostLinks}
            />
            <TextInput
              name="email"
              type="email"
              label={commonMessages.email}
              icon="mail"
              inputMode="email"
              autoComplete="email"
            />
          </Stack>
        </div>
      )}
    </FieldFrame>
  )
}
