import { useEffect, useRef } from 'react'
import { countries, slugFromName } from '@samspel/api'
import {
  Area,
  Form,
  ImageInput,
  Select,
  SlugInput,
  SubmitButton,
  type SubmitOutcome,
  TextInput,
  useFormActions,
  useFormValue,
} from '@samspel/forms'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { Card, Grid, LinkButton, Notice, Row, Stack, StickyAction, useIsMobile } from '@samspel/ui'
import { messages } from './brand-messages'
import { brandSchema, type BrandValues } from './brand-values'
import css from './Brands.module.css'

const HTTPS = 'https://'
const base = () => `${window.location.host}/b/`

/** A new brand's address follows its name until it is edited, as at sign-up (S-21). */
function SlugFollowsName() {
  const name = useFormValue<string>('name') ?? ''
  const slug = useFormValue<string>('slug') ?? ''
  const { change } = useFormActions()
  const followed = useRef('')
  const isOwn = slug !== followed.current
  useEffect(() => {
    if (isOwn) return
    followed.current = slugFromName(name)
    change('slug', followed.current)
  }, [name, isOwn, change])
  return null
}

/** Warns before saving: nothing remains at a page's old address. */
function SlugMoves({ current }: { current: string }) {
  const t = useText()
  const slug = useFormValue<string>('slug') ?? ''
  if (slug === current || slug === '') return null
  return (
    <Notice kind="warn" title={t(messages.slugMoves)}>
      {t(messages.slugMovesText, { address: `${base()}${current}` })}
    </Notice>
  )
}

interface BrandFormProps {
  id: string
  initialValues: BrandValues
  /** Current slug of an existing brand. */
  currentSlug?: string
  submitLabel: Message
  cancelHref: string
  onSubmit: (values: BrandValues) => Promise<SubmitOutcome>
}

export function BrandForm({ id, initialValues, currentSlug, submitLabel, cancelHref, onSubmit }: BrandFormProps) {
  const t = useText()
  const f = useFormats()
  const isMobile = useIsMobile()
  return (
    <Form<BrandValues> id={id} schema={brandSchema} initialValues={initialValues} onSubmit={onSubmit}>
      <Card>
        <Stack>
          <ImageInput name="logoUrl" label={messages.logo} ratio={1} className={css.logo} optional />
          <TextInput name="name" label={commonMessages.name} autoComplete="off" />
          {currentSlug === undefined && <SlugFollowsName />}
          <SlugInput
            name="slug"
            label={messages.slug}
            prefix={base()}
            isRequired
            {...(currentSlug !== undefined && { current: currentSlug })}
          />
          {currentSlug !== undefined && <SlugMoves current={currentSlug} />}
          <Area
            name="description"
            label={messages.description}
            help={messages.descriptionHelp}
            counterMax={2_000}
            minRows={4}
            optional
          />
          <Grid columns={2}>
            <TextInput
              name="website"
              type="url"
              inputMode="url"
              label={commonMessages.website}
              placeholder={HTTPS}
              autoComplete="off"
              optional
            />
            <Select
              name="countryCode"
              label={commonMessages.country}
              options={countries.map((code) => ({ value: code, label: f.country(code) }))}
            />
          </Grid>
        </Stack>
      </Card>
      <Row align="start">
        <StickyAction>
          <SubmitButton label={submitLabel} fullWidth={isMobile} />
        </StickyAction>
        <LinkButton variant="quiet" href={cancelHref}>
          {t(commonMessages.cancel)}
        </LinkButton>
      </Row>
    </Form>
  )
}
