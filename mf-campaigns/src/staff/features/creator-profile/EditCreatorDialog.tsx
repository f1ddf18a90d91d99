import { countries, type Instagramer } from '@samspel/api'
import {
  Area,
  Form,
  maxLength,
  MultiSelect,
  required,
  type Schema,
  Select,
  SubmitButton,
  TextInput,
} from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Divider, Modal, notify } from '@samspel/ui'
import { useCategories } from '../../../shared/components/use-categories'
import { creatorPlanNames, creatorStateNames } from '../../components/creator-detail-names'
import { FormFoot } from '../../components/FormFoot'
import { updateInstagramer } from '../../data'
import { messages as m } from './messages'
import { ReleaseAddress } from './ReleaseAddress'

const fields = ['state', 'productPlan', 'countryCode', 'name', 'city', 'bio', 'profileCategoryIds'] as const
type Values = Pick<Instagramer, (typeof fields)[number]>
const schema: Schema = { name: [required, maxLength(120)], city: maxLength(120), bio: maxLength(1_000) }
const states: readonly Instagramer['state'][] = ['pending', 'active', 'blocked']
const plans: readonly Instagramer['productPlan'][] = ['free', 'plus', 'pro']

const textOrNull = (text: string | null) => text?.trim() || null

/** Only the fields that were edited (row C-36). */
export const editedOf = (creator: Values, values: Values): Partial<Values> => {
  const now: Values = {
    ...values,
    name: values.name.trim(),
    city: textOrNull(values.city),
    bio: textOrNull(values.bio),
  }
  return Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(now[field]) !== JSON.stringify(creator[field]))
      .map((field) => [field, now[field]]),
  )
}

/** Platform staff edit a creator's record; form `editInstagramer`. */
export function EditCreatorDialog({ creator, onClose }: { creator: Instagramer; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const categories = useCategories()
  const initial = Object.fromEntries(fields.map((field) => [field, creator[field]])) as Values
  const save = async (values: Values) => {
    const outcome = await dispatch(
      updateInstagramer({ params: { id: creator.id }, body: { instagramer: editedOf(initial, values) } }),
    )
    if (!outcome.ok) return outcome
    notify({ kind: 'ok', message: t(m.saved) })
    onClose()
    return undefined
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={t(commonMessages.editName, { name: creator.name })}
      closeLabel={t(commonMessages.close)}
    >
      <Form<Values> id="editInstagramer" schema={schema} initialValues={initial} guard={false} onSubmit={save}>
        <Select
          name="state"
          label={m.account}
          help={m.accountHelp}
          options={states.map((value) => ({ value, label: t(creatorStateNames[value]) }))}
        />
        <Select
          name="productPlan"
          label={m.plan}
          options={plans.map((value) => ({ value, label: t(creatorPlanNames[value]) }))}
        />
        <TextInput name="name" label={commonMessages.name} />
        <TextInput name="city" label={m.city} optional />
        <Select
          name="countryCode"
          label={commonMessages.country}
          options={countries.map((value) => ({ value, label: f.country(value) }))}
        />
        <MultiSelect
          name="profileCategoryIds"
          label={m.categories}
          max={20}
          optional
          options={[...categories].map(([value, label]) => ({ value, label }))}
        />
        <Area name="bio" label={m.bio} minRows={3} optional />
        <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
          <SubmitButton label={commonMessages.save} />
        </FormFoot>
      </Form>
      <Divider />
      <ReleaseAddress id={creator.id} />
    </Modal>
  )
}
