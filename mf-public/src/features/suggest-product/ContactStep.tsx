import { useRef, useState } from 'react'
import {
  type FieldNames,
  Form,
  maxLength,
  optionalEmail,
  type Rule,
  type Schema,
  SubmitButton,
  type SubmitOutcome,
  useFormValues,
} from '@samspel/forms'
import { commonMessages, fieldMessages, useText } from '@samspel/i18n'
import { Button } from '@samspel/ui'
import { ChannelFields } from './ChannelFields'
import { keptSuggestion } from './kept'
import { messages } from './messages'
import { KeepTyped } from './ProductStep'
import { hasContact, longest, type Network, readAccount, readLink, socialsOf, type Suggestion } from './suggestion'

const account =
  (network: Network): Rule =>
  (value) =>
    !String(value ?? '').trim() || readAccount(network, String(value)) ? undefined : messages.badAccount
const links: Rule = (value) =>
  ((value ?? []) as string[]).every((link) => link.length <= longest.social && readLink(link))
    ? undefined
    : messages.badLink
/** Row V-32. */
const anyContact: Rule = (_, values) => (hasContact(values) ? undefined : fieldMessages.social_required)
const schema: Schema = {
  instagram: [account('instagram'), maxLength(longest.social)],
  tiktok: [account('tiktok'), maxLength(longest.social)],
  links,
  email: [optionalEmail, maxLength(longest.email)],
  socials: anyContact,
}

export type Contact = Omit<Suggestion, 'product' | 'description'>

/** Until there is a channel or an email, says that one is missing; the fields themselves say what is wrong with what was typed. */
function Send() {
  const values = useFormValues<Partial<Contact>>()
  return (
    <SubmitButton
      label={messages.send}
      size="lg"
      fullWidth
      allowUnchanged
      {...(!hasContact(values) && { reason: messages.noContact })}
    />
  )
}

/** Rows E-23, V-32: channels or an email, at least one. */
export function ContactStep({
  onSend,
  onBack,
}: {
  onSend: (contact: Contact) => Promise<SubmitOutcome>
  onBack: () => void
}) {
  const t = useText()
  const [initialValues] = useState((): Contact => {
    const { instagram, tiktok, links: channels, email } = keptSuggestion.read()
    return { instagram, tiktok, links: channels, email }
  })
  const fieldNames = useRef<FieldNames>({})
  return (
    <Form<Contact>
      id="suggestProduct.contact"
      schema={schema}
      initialValues={initialValues}
      guard={false}
      draft={false}
      fieldNames={fieldNames.current}
      onSubmit={(contact) => {
        // The server names channels by their position in the request.
        Object.assign(
          fieldNames.current,
          Object.fromEntries(socialsOf(contact).map(({ field }, at) => [`productSuggestion.socials.${at}`, field])),
        )
        return onSend(contact)
      }}
    >
      <KeepTyped />
      <ChannelFields />
      <Send />
      <Button variant="quiet" icon="arrow-left" onClick={onBack}>
        {t(commonMessages.back)}
      </Button>
    </Form>
  )
}
