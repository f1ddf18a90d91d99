import { invitationDays, type Locale, type Role } from '@samspel/api'
import {
  email,
  Form,
  MultiSelect,
  RadioCards,
  required,
  type Schema,
  Select,
  SubmitButton,
  TextInput,
  when,
} from '@samspel/forms'
import { commonMessages, useLocale, useText, withValues } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { Button, Modal, notify, Row } from '@samspel/ui'
import { createInvitation } from '../../data/company-actions'
import { inviteMessages } from './invite-messages'
import { messages, roleHelp, roleNames } from './messages'
import { type ChosenStore, idsOf, StoresField } from './StoresField'
import { useCompanyBrands } from './use-company-brands'

interface Values {
  email: string
  role: Role
  brandIds: string[]
  stores: readonly ChosenStore[]
  locale: Locale
}

interface InviteDialogProps {
  /** The company to join; null for platform staff. */
  companyId: string | null
  /** Set for platform staff, who choose the company; company staff invite to their own. */
  namesCompany?: boolean
  onClose: () => void
}

/** Replaces the error for an address that was already invited: the invitation in the list offers the way forward. */
const explained = (outcome: ApiOutcome<'createInvitation'>): ApiOutcome<'createInvitation'> => {
  const error = outcome.parsedError
  const fields = error?.original
  const isInvited = fields && !Array.isArray(fields) && fields.email?.includes('taken')
  return error && isInvited
    ? { ...outcome, parsedError: { ...error, message: inviteMessages.alreadyInvited } }
    : outcome
}

export function InviteDialog({ companyId, namesCompany = false, onClose }: InviteDialogProps) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { brands } = useCompanyBrands(companyId)
  const roles: readonly Role[] = companyId ? ['company', 'store_user'] : ['admin']
  const schema: Schema = { email: [required, email], role: required, brandIds: when(() => brands.length > 0, required) }
  const initial: Values = {
    email: '',
    role: roles[0]!,
    brandIds: brands.length === 1 ? [brands[0]!.id] : [],
    stores: [],
    locale,
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t(companyId ? inviteMessages.title : inviteMessages.adminTitle)}
      closeLabel={t(commonMessages.close)}
    >
      <Form<Values>
        id={`invite-${companyId ?? 'platform'}`}
        schema={schema}
        initialValues={initial}
        guard={false}
        fieldNames={{ storeIds: 'stores' }}
        onSubmit={async ({ stores, ...values }) => {
          const storeIds = idsOf(stores, values)
          const outcome = explained(
            await dispatch(
              createInvitation({
                body: {
                  invitation: {
                    ...values,
                    ...(storeIds.length > 0 && { storeIds }),
                    email: values.email.trim(),
                    ...(namesCompany && companyId && { companyId }),
                  },
                },
              }),
            ),
          )
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(inviteMessages.sent, { email: values.email.trim() }) })
            onClose()
          }
          return outcome
        }}
      >
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          label={commonMessages.email}
          help={withValues(inviteMessages.help, { days: invitationDays })}
          autoComplete="off"
          autoFocus
        />
        {companyId && (
          <RadioCards
            name="role"
            label={messages.role}
            min={200}
            options={roles.map((role) => ({ value: role, label: t(roleNames[role]), details: [t(roleHelp[role])] }))}
          />
        )}
        {companyId && brands.length > 0 && (
          <MultiSelect
            name="brandIds"
            label={messages.brands}
            help={inviteMessages.brandsHelp}
            options={brands.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {companyId && <StoresField brands={brands} />}
        <Select
          name="locale"
          label={inviteMessages.language}
          options={[
            { value: 'sv', label: t(inviteMessages.swedish) },
            { value: 'en', label: t(inviteMessages.english) },
          ]}
        />
        <Row justify="end">
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <SubmitButton label={inviteMessages.send} hideReason />
        </Row>
      </Form>
    </Modal>
  )
}
