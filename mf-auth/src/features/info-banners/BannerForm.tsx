import type { ManagedInfoBanner } from '@samspel/api'
import {
  Area,
  DateInput,
  Form,
  RadioCards,
  SubmitButton,
  type SubmitOutcome,
  Switch,
  TextInput,
  useFormValues,
} from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { Card, Grid, LinkButton, Row, Stack, StickyAction, useIsMobile } from '@samspel/ui'
import { BannerPreview } from './BannerNotice'
import css from './Banners.module.css'
import { formMessages as m } from './messages'
import { typedTime } from './stockholm-time'
import { bannerBody, bannerFieldNames, bannerSchema, type BannerValues, bannerValues, emptyBanner } from './values'

function Preview() {
  const t = useText()
  const values = useFormValues<BannerValues>()
  return (
    <Card title={t(m.preview)}>
      <BannerPreview banner={values} wide />
    </Card>
  )
}

interface BannerFormProps {
  /** The banner to edit; absent for a new one. */
  banner?: ManagedInfoBanner | undefined
  onSubmit: (infoBanner: ReturnType<typeof bannerBody>) => Promise<SubmitOutcome>
}

/** A banner's texts in both languages, style, link and schedule, with a preview. */
export function BannerForm({ banner, onSubmit }: BannerFormProps) {
  const t = useText()
  const isMobile = useIsMobile()
  return (
    <Form<BannerValues>
      id={banner ? `banner-${banner.id}` : 'newBanner'}
      schema={bannerSchema}
      initialValues={banner ? bannerValues(banner) : emptyBanner}
      fieldNames={bannerFieldNames}
      onSubmit={(values) => onSubmit(bannerBody(values))}
    >
      <Card title={t(commonMessages.text)} detail={t(m.textsHelp)}>
        <Grid columns={2}>
          <Area name="contentSv" label={m.contentSv} minRows={3} counterMax={1_000} />
          <Area name="contentEn" label={m.contentEn} minRows={3} counterMax={1_000} />
        </Grid>
      </Card>
      <Preview />
      <Card title={t(m.look)}>
        <Stack>
          <RadioCards
            name="style"
            label={m.style}
            options={[
              { value: 'info', label: t(m.info), icon: 'info-circle' },
              { value: 'warning', label: t(m.warning), icon: 'alert-triangle' },
              { value: 'success', label: t(m.success), icon: 'circle-check' },
            ]}
          />
          <Switch name="closable" label={m.closable} help={m.closableHelp} />
        </Stack>
      </Card>
      <Card title={t(m.link)}>
        <Stack>
          <TextInput name="linkUrl" label={m.linkUrl} help={m.linkHelp} inputMode="url" autoComplete="off" optional />
          <Grid columns={2}>
            <TextInput name="linkTextSv" label={m.linkTextSv} autoComplete="off" optional />
            <TextInput name="linkTextEn" label={m.linkTextEn} autoComplete="off" optional />
          </Grid>
        </Stack>
      </Card>
      <Card title={t(m.when)} detail={t(m.whenHelp)}>
        <Stack>
          <RadioCards
            name="mode"
            label={m.active}
            options={[
              { value: 'draft', label: t(commonMessages.draft), details: [t(m.draftHelp)] },
              { value: 'published', label: t(m.publishedMode), details: [t(m.publishedHelp)] },
            ]}
          />
          <div className={css.times}>
            <div className={css.moment}>
              <DateInput name="startDay" label={m.startDay} optional clearable />
              <TextInput
                name="startTime"
                label={m.startTime}
                parse={typedTime}
                inputMode="numeric"
                placeholder="00:00"
                autoComplete="off"
              />
            </div>
            <div className={css.moment}>
              <DateInput name="endDay" label={m.endDay} optional clearable />
              <TextInput
                name="endTime"
                label={m.endTime}
                parse={typedTime}
                inputMode="numeric"
                placeholder="23:59"
                autoComplete="off"
              />
            </div>
          </div>
        </Stack>
      </Card>
      <Row align="start">
        <StickyAction>
          <SubmitButton fullWidth={isMobile} />
        </StickyAction>
        <LinkButton variant="quiet" href="/admin/info-banners">
          {t(commonMessages.cancel)}
        </LinkButton>
      </Row>
    </Form>
  )
}
