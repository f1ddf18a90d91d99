import type { Instagramer } from '@samspel/api'
import { useLocale, useText } from '@samspel/i18n'
import { Area, Form, ImageInput, MultiSelect, SubmitButton, TextInput, maxLength, required } from '@samspel/forms'
import { useAppDispatch, useEntities, useQuery } from '@samspel/store'
import { Card, notify } from '@samspel/ui'
import { listProfileCategories, updateInstagramerMe } from '../data/actions'
import { messages } from './profile-messages'

const schema = { name: [required, maxLength(120)], city: maxLength(120), bio: maxLength(1_000) }
const categoriesRequest = listProfileCategories()

/** What brands see of a creator (row C-37). */
export function CreatorProfileForm({ instagramer }: { instagramer: Instagramer }) {
  const t = useText()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { result } = useQuery(categoriesRequest)
  const categories = useEntities('profileCategories', result?.profileCategories ?? [])
  const { name, city, bio, avatarUrl, profileCategoryIds } = instagramer

  return (
    <Card title={t(messages.profile)}>
      <Form
        id="editInstagramer" schema={schema} initialValues={{ name, city, bio, avatarUrl, profileCategoryIds }}
        onSubmit={async (values) => {
          const outcome = await dispatch(updateInstagramerMe({ body: { instagramer: values } }))
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.saved) })
          return outcome
        }}
      >
        <ImageInput name="avatarUrl" label={messages.picture} ratio={1} optional />
        <TextInput name="name" label={messages.name} autoComplete="name" />
        <TextInput name="city" label={messages.city} autoComplete="address-level2" optional />
        <Area name="bio" label={messages.bio} help={messages.bioHelp} counterMax={1_000} optional />
        <MultiSelect
          name="profileCategoryIds" label={messages.categories} optional
          options={categories.map((category) => ({ value: category.id, label: locale === 'sv' ? category.nameSv : category.nameEn }))}
        />
        <SubmitButton />
      </Form>
    </Card>
  )
}
