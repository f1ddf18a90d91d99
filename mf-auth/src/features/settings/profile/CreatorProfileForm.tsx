import { countries, type Instagramer } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import {
  Area,
  Form,
  ImageInput,
  maxLength,
  MultiSelect,
  required,
  Select,
  SubmitButton,
  TextInput,
} from '@samspel/forms'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { useAppDispatch, useEntities, useQuery } from '@samspel/store'
import { Card, Grid, notify, Skeleton, Stack } from '@samspel/ui'
import { LazyTownField } from '../../../components/town/LazyTownField'
import { listProfileCategories, updateInstagramerMe } from '../../../data/account-actions'
import { messages } from './messages'

const schema = { name: [required, maxLength(120)], city: maxLength(120), countryCode: required, bio: maxLength(1_000) }
const categoriesRequest = listProfileCategories()

/** A creator's public profile (row C-37). */
export function CreatorProfileForm({ instagramer }: { instagramer: Instagramer }) {
  const t = useText()
  const locale = useLocale()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const { result, status, error, retry } = useQuery(categoriesRequest)
  const categories = useEntities('profileCategories', result?.profileCategories ?? [])
  const { name, city, countryCode, bio, avatarUrl, profileCategoryIds } = instagramer

  return (
    <Card title={t(messages.profile)} detail={instagramer.email}>
      <Form
        id="editInstagramer"
        schema={schema}
        initialValues={{ name, city, countryCode, bio, avatarUrl, profileCategoryIds }}
        onSubmit={async (values) => {
          const outcome = await dispatch(updateInstagramerMe({ body: { instagramer: values } }))
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.saved) })
          return outcome
        }}
      >
        <ImageInput name="avatarUrl" label={messages.picture} ratio={1} width={144} optional />
        <TextInput name="name" label={commonMessages.name} autoComplete="name" />
        <Grid columns={2}>
          <LazyTownField />
          <Select
            name="countryCode"
            label={commonMessages.country}
            options={countries.map((code) => ({ value: code, label: format.country(code) }))}
          />
        </Grid>
        <Area name="bio" label={messages.bio} help={messages.bioHelp} counterMax={1_000} optional />
        {result && (
          <MultiSelect
            name="profileCategoryIds"
            label={messages.categories}
            optional
            options={categories.map((category) => ({
              value: category.id,
              label: locale === 'sv' ? category.nameSv : category.nameEn,
            }))}
          />
        )}
        {!result && status !== 'error' && (
          <div role="status" aria-label={t(messages.categoriesLoading)}>
            <Stack gap={8}>
              <Skeleton width="24%" />
              <Skeleton height={40} radius={10} />
            </Stack>
          </div>
        )}
        {!result && status === 'error' && (
          <ReadError what={t(messages.categoriesFailed)} error={error} onRetry={retry} />
        )}
        <SubmitButton />
      </Form>
    </Card>
  )
}
