import { useState } from 'react'
import { type Brand, type BrandRole, invitationDays, isEmail, type Locale } from '@samspel/api'
import { brandRoles } from '@samspel/api/brand-roles'
import {
  Area,
  Form,
  required,
  type Rule,
  type Schema,
  Select,
  SubmitButton,
  TextInput,
  useConfirmation,
} from '@samspel/forms'
import { commonMessages, useLocale, useText, withValues } from '@samspel/i18n'
import { type ApiOutcome, useAppDispatch } from '@samspel/store'
import { Button, Modal, notify, Row, Stack } from '@samspel/ui'
import { inviteMessages } from '../../../components/staff/invite-messages'
import { createInvitation } from '../../../data/company-actions'
import { inviteManyMessages as m } from './invite-messages'
import { brandRoleNames, peopleMessages } from './messages'

interface Values {
  addresses: string
  roles: Record<string, BrandRole | 'none'>
  approvalLimit: string
  locale: Locale
}

interface InvitePeopleProps {
  companyId: string
  /** Set for platform staff, who choose the company. */
  namesCompany: boolean
  brands: readonly Brand[]
  onClose: () => void
}

/** Addresses as they are typed: one a line, or with commas between them. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .map((one) => one.trim().toLowerCase())
      .filter(Boolean),
  ),
]

const allAddresses = (value: unknown) => {
  const found = addressesIn(String(value ?? ''))
  return found.length > 0 && found.every((one) => isEmail(one)) ? undefined : m.wrongAddress
}
const kronor = (value: unknown) => (/^\d{0,8}$/.test(String(value ?? '').replace(/\s/g, '')) ? undefined : m.wrongLimit)
/** Stands at the first brand: one of them must have a role. */
const oneRole: Rule = (_, values) =>
  Object.values((values.roles ?? {}) as Values['roles']).some((role) => role !== 'none') ? undefined : m.noRole

/** Invites several people at once to brands of a company, with the same roles and limit. */
export function InvitePeople({ companyId, namesCompany, brands, onClose }: InvitePeopleProps) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const [sent, setSent] = useState<readonly string[]>([])
  const schema: Schema = {
    addresses: [required, allAddresses],
    approvalLimit: kronor,
    ...(brands[0] && { roles: { [brands[0].id]: oneRole } }),
    ...confirmation.schema,
  }
  const send = async (values: Values): Promise<ApiOutcome<'createInvitation'>> => {
    const roles = Object.entries(values.roles).flatMap(([brandId, role]) =>
      role === 'none' ? [] : [{ brandId, role }],
    )
    const limit = String(values.approvalLimit ?? '').replace(/\s/g, '')
    const done = [...sent]
    let outcome: ApiOutcome<'createInvitation'> | undefined
    for (const email of addressesIn(values.addresses).filter((one) => !done.includes(one))) {
      outcome = await dispatch(
        createInvitation({
          body: {
            invitation: {
              email,
              role: 'company',
              brandIds: roles.map(({ brandId }) => brandId),
              brandRoles: roles,
              approvalLimit: limit === '' ? null : Number(limit) * 100,
              locale: values.locale,
              ...(namesCompany && { companyId }),
            },
          },
        }),
      )
      if (!outcome.ok) {
        setSent(done)
        return explained(outcome, email)
      }
      done.push(email)
    }
    notify({ kind: 'ok', message: t(m.sent, { n: done.length }) })
    onClose()
    return outcome ?? ({ ok: true } as ApiOutcome<'createInvitation'>)
  }
  /** Says which of the addresses could not be invited; those before it are. */
  const explained = (outcome: ApiOutcome<'createInvitation'>, address: string): ApiOutcome<'createInvitation'> => {
    const error = outcome.parsedError
    const fields = error?.original
    const isAbout = fields && !Array.isArray(fields) && fields.email
    if (!error || !isAbout) return outcome
    const message = fields.email?.includes('account_exists') ? m.alreadyHere : m.alreadyInvited
    return { ...outcome, parsedError: { ...error, message: withValues(message, { email: address }) } }
  }
  const roleChoices = [
    { value: 'none', label: t(peopleMessages.noAccess) },
    ...brandRoles.map((role) => ({ value: role, label: t(brandRoleNames[role]) })),
  ]
  return (
    <Modal open onClose={onClose} title={t(inviteMessages.title)} closeLabel={t(commonMessages.close)}>
      <Form<Values>
        id={`invite-people-${companyId}`}
        schema={schema}
        initialValues={{
          addresses: '',
          roles: Object.fromEntries(brands.map(({ id }) => [id, brands.length === 1 ? 'reviewer' : 'none'])),
          approvalLimit: '',
          locale,
        }}
        guard={false}
        onSubmit={(values) => confirmation.run(values, () => send(values))}
      >
        <Area
          name="addresses"
          label={m.addresses}
          help={withValues(m.addressesHelp, { days: invitationDays })}
          minRows={3}
          autoFocus
        />
        <Stack gap={12}>
          {brands.map((brand) => (
            <Select
              key={brand.id}
              name={`roles.${brand.id}`}
              label={withValues(m.roleAt, { brand: brand.name })}
              options={roleChoices}
            />
          ))}
        </Stack>
        <TextInput
          name="approvalLimit"
          inputMode="numeric"
          label={peopleMessages.limitField}
          help={peopleMessages.limitHelp}
          optional
        />
        <Select
          name="locale"
          label={inviteMessages.language}
          options={[
            { value: 'sv', label: t(inviteMessages.swedish) },
            { value: 'en', label: t(inviteMessages.english) },
          ]}
        />
        {confirmation.field}
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
