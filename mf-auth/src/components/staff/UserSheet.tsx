import type { Role, User } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { Form, MultiSelect, RadioCards, required, type Schema, SubmitButton, when } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { selectArea, useAppDispatch, useAppSelector, useEntities, usePagedList } from '@samspel/store'
import { Button, Divider, Modal, Notice, notify, Row, SkeletonText, Stack } from '@samspel/ui'
import { updateUser } from '../../data/company-actions'
import { brandsByUser } from '../../data/people-lists'
import { messages as returned } from '../returned-messages'
import { messages, roleHelp, roleNames } from './messages'
import { ReleaseAddress } from './ReleaseAddress'
import { sheetMessages } from './sheet-messages'
import { type ChosenStore, idsOf, StoresField } from './StoresField'
import { useCompanyBrands } from './use-company-brands'

const companyRoles = ['company', 'store_user'] as const satisfies readonly Role[]

interface Values {
  role: Role
  brandIds: readonly string[]
  stores: readonly ChosenStore[]
}

/** A staff member's role and brands, and the button that blocks them. */
export function UserSheet({ user, onClose, onBlock }: { user: User; onClose: () => void; onBlock: () => void }) {
  const t = useText()
  const f = useFormats()
  const isPlatform = user.companyId === null
  const isByPlatform = useAppSelector(selectArea) === 'admin'
  return (
    <Modal open onClose={onClose} title={user.name} closeLabel={t(commonMessages.close)}>
      <Stack gap={20}>
        <span>{user.email}</span>
        {user.emailReturnedSince && (
          <Notice kind="warn">{t(returned.staffSince, { day: f.date(user.emailReturnedSince) })}</Notice>
        )}
        {!isPlatform && <MemberForm user={user} onClose={onClose} />}
        {!isPlatform && <Divider />}
        {!isPlatform && isByPlatform && !user.secondStep && <ReleaseAddress user={user} />}
        <Stack gap={8} align="start">
          <span>{t(user.blocked ? sheetMessages.unblockHelp : sheetMessages.blockHelp)}</span>
          <Button
            variant={user.blocked ? 'line' : 'danger'}
            icon={user.blocked ? 'user-check' : 'ban'}
            onClick={onBlock}
          >
            {t(user.blocked ? sheetMessages.unblock : sheetMessages.block)}
          </Button>
        </Stack>
      </Stack>
    </Modal>
  )
}

function MemberForm({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const { brands } = useCompanyBrands(user.companyId)
  const own = usePagedList(brandsByUser, user.id)
  const ownBrands = useEntities('brands', own.ids)
  if (own.status === 'loading') return <SkeletonText label={t(commonMessages.loading)} lines={4} />
  if (own.status === 'error') return <ReadError what={t(messages.failed)} error={own.error} onRetry={own.retry} />
  const options = [
    ...new Map([...brands, ...ownBrands].map(({ id, name }) => [id, { value: id, label: name }])).values(),
  ]
  const schema: Schema = { role: required, brandIds: when(() => options.length > 0, required) }
  return (
    <Form<Values>
      id={`member-${user.id}`}
      schema={schema}
      initialValues={{ role: user.role, brandIds: user.brandIds, stores: user.stores ?? [] }}
      fieldNames={{ storeIds: 'stores' }}
      guard={false}
      onSubmit={async ({ role, brandIds, stores }) => {
        const storeIds = idsOf(stores, { role, brandIds })
        const changes = {
          ...(role !== user.role && { role }),
          ...(String(brandIds) !== String(user.brandIds) && { brandIds: [...brandIds] }),
          ...(String(storeIds) !== String(user.stores?.map(({ id }) => id) ?? '') && { storeIds }),
        }
        const outcome = await dispatch(updateUser({ params: { id: user.id }, body: { user: changes } }))
        if (outcome.ok) {
          notify({ kind: 'ok', message: t(sheetMessages.changed, { name: user.name }) })
          onClose()
        }
        return outcome
      }}
    >
      <RadioCards
        name="role"
        label={messages.role}
        min={200}
        options={companyRoles.map((role) => ({ value: role, label: t(roleNames[role]), details: [t(roleHelp[role])] }))}
      />
      <MultiSelect name="brandIds" label={messages.brands} help={sheetMessages.brandsHelp} options={options} />
      <StoresField brands={options.map(({ value, label }) => ({ id: value, name: label }))} />
      <Row justify="end">
        <Button variant="quiet" onClick={onClose}>
          {t(commonMessages.cancel)}
        </Button>
        <SubmitButton hideReason />
      </Row>
    </Form>
  )
}
