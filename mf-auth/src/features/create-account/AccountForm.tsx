import { type RefObject, useEffect, useState } from 'react'
import type { AccountType } from '@samspel/api'
import {
  Checkbox,
  Form,
  type FormProps,
  Password,
  SlugInput,
  SubmitButton,
  TextInput,
  useFormValue,
} from '@samspel/forms'
import { commonMessages, type Message, useText } from '@samspel/i18n'
import { TextField } from '@samspel/ui'
import { LegalText } from '../../components/LegalText'
import { messages as shared } from '../../components/messages'
import { type AccountValues, fieldNames, initialAccount, schemaOf } from './account-values'
import { messages } from './messages'
import { SlugFollowsName } from './SlugFollowsName'

const pageBase = (type: AccountType) => `${window.location.host}/${type === 'brand' ? 'b' : 'page'}/`

const slugLabels: Record<AccountType, Message> = { brand: messages.slug, creator: messages.username }

interface Props {
  type: AccountType
  slug: string
  /** The email typed so far, which the form of the other account type starts with. */
  typedEmail: RefObject<string>
  focusFirst: boolean
  guard: boolean
  onSubmit: FormProps<AccountValues>['onSubmit']
}

/** The fields of an account type (rows S-18, S-19, V-19, V-20). */
export function AccountForm({ type, slug, typedEmail, focusFirst, guard, onSubmit }: Props) {
  const [initialValues] = useState(() => initialAccount(type, slug, typedEmail.current))
  const isBrand = type === 'brand'
  return (
    <Form
      id={`createAccount.${type}`}
      schema={schemaOf(type)}
      initialValues={initialValues}
      onSubmit={onSubmit}
      fieldNames={fieldNames}
      guard={guard}
    >
      {isBrand && (
        <TextInput name="brandName" label={messages.brandName} autoComplete="organization" autoFocus={focusFirst} />
      )}
      {isBrand && <SlugFollowsName />}
      <SlugInput
        name="collaborationPage.slug"
        label={slugLabels[type]}
        isRequired
        {...(isBrand ? { prefix: pageBase(type) } : { autoFocus: focusFirst })}
      />
      {!isBrand && <PagePreview />}
      {isBrand && <TextInput name="name" label={messages.name} autoComplete="name" />}
      <TextInput name="email" type="email" label={commonMessages.email} autoComplete="username" inputMode="email" />
      <Password name="password" label={shared.password} help={shared.passwordHelp} autoComplete="new-password" />
      <Checkbox name="acceptTerms" label={shared.terms}>
        <LegalText message={messages.accept} type={type} />
      </Checkbox>
      <SubmitButton label={messages.submit} size="lg" fullWidth />
      <KeepEmail in={typedEmail} />
    </Form>
  )
}

/** A creator's page address, read-only (row S-19). */
function PagePreview() {
  const t = useText()
  const slug = useFormValue<string>('collaborationPage.slug') ?? ''
  return (
    <TextField
      label={t(messages.preview)}
      readOnly
      onChange={() => undefined}
      value={`${pageBase('creator')}${slug}`}
    />
  )
}

function KeepEmail({ in: kept }: { in: RefObject<string> }) {
  const email = useFormValue<string>('email') ?? ''
  useEffect(() => {
    kept.current = email
  }, [kept, email])
  return null
}
