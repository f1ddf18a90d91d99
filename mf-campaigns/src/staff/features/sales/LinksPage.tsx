import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { CampaignSales } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { useAppDispatch, useEntity, useQuery } from '@samspel/store'
import {
  Button,
  Card,
  CheckboxField,
  EmptyState,
  LinkButton,
  Notice,
  notify,
  Page,
  Row,
  SearchField,
  SkeletonDetail,
  SkeletonTable,
  Stack,
} from '@samspel/ui'
import { Figure, FigureRow } from '@samspel/ui/late'
import { LoadError } from '../../../shared/components/CreatorParts'
import { pageFrom, PagePager } from '../../../shared/components/PagePager'
import { Tools } from '../../../shared/components/Tools'
import { getCampaign } from '../../../shared/data'
import { ExportButton } from '../../components/export/ExportButton'
import { getCampaignSales, listCreatorLinks, setCampaignTarget } from './calls'
import { LinkTable } from './LinkTable'
import { messages as m } from './messages'

const TargetForm = lazyPart(() =>
  import(/* webpackChunkName: "campaign-links-dialogs" */ './TargetForm').then((module) => module.TargetForm),
)

const MakeDialog = lazyDialog(() =>
  import(/* webpackChunkName: "campaign-links-dialogs" */ './Dialogs').then((module) => module.MakeDialog),
)
const CodesImport = lazyDialog(() =>
  import(/* webpackChunkName: "campaign-links-dialogs" */ './Dialogs').then((module) => module.CodesImport),
)
const perPage = 25

function Figures({ sales }: { sales: CampaignSales }) {
  const t = useText()
  const f = useFormats()
  const { clicks, orders, revenue, returned, otherCurrencies } = sales
  return (
    <Stack gap={8}>
      <FigureRow>
        <Figure label={t(m.clicks)} value={f.number(clicks)} />
        <Figure label={t(m.orders)} value={f.number(orders)} />
        <Figure
          label={t(m.sold)}
          value={f.ore(revenue)}
          {...(returned > 0 && { help: t(m.soldHelp, { money: f.ore(returned) }) })}
        />
        {orders > 0 && <Figure label={t(m.perOrder)} value={f.ore(Math.round(revenue / orders))} />}
      </FigureRow>
      {otherCurrencies.length > 0 && (
        <Notice kind="info">
          {t(m.other, {
            list: otherCurrencies
              .map((one) =>
                t(m.otherOne, { orders: one.orders, amount: f.number(one.revenue / 100), currency: one.currency }),
              )
              .join(', '),
          })}
        </Notice>
      )}
    </Stack>
  )
}

function Links({ sales }: { sales: CampaignSales }) {
  const t = useText()
  const locale = useLocale()
  const [query, setQuery] = useQueryParams()
  const [open, setOpen] = useState<'make' | 'read'>()
  const [text, setText] = useState('')
  const words = query.q ?? ''
  const onlyWithout = query.without === '1'
  const mayWrite = sales.abilities.includes('manage')
  const narrowed = { ...(words && { query: words }), ...(onlyWithout && { withoutCode: true }) }
  const { result, status, error, retry } = useQuery(
    listCreatorLinks({
      params: { id: sales.campaignId },
      query: { page: pageFrom(query.page), perPage, ...narrowed },
    }),
  )
  const links = result?.creatorLinks ?? []
  return (
    <Stack gap={12}>
      <Tools>
        <SearchField label={t(m.search)} value={words} onChange={(q) => setQuery({ q, page: '' })} />
        <Row gap={8}>
          {mayWrite && sales.withoutCode > 0 && <Button onClick={() => setOpen('make')}>{t(m.make)}</Button>}
          {mayWrite && (
            <Button icon="upload" onClick={() => setOpen('read')}>
              {t(m.read)}
            </Button>
          )}
          {links.length > 0 && (
            <ExportButton
              load={() =>
                import(/* webpackChunkName: "campaign-links-dialogs" */ './links-file').then(({ linksFile }) =>
                  linksFile(sales.campaignId, narrowed, t, locale),
                )
              }
            />
          )}
        </Row>
      </Tools>
      {(sales.withoutCode > 0 || onlyWithout) && (
        <CheckboxField
          label={t(m.without, { n: sales.withoutCode })}
          value={onlyWithout}
          onChange={(isOn) => setQuery({ without: isOn ? '1' : '', page: '' })}
        />
      )}
      {status === 'loading' && <SkeletonTable label={t(m.loading)} rows={6} />}
      {status === 'error' && <LoadError what={t(m.loadFailed)} error={error} onRetry={retry} />}
      {result && links.length === 0 && !words && !onlyWithout && (
        <EmptyState title={t(m.empty)} text={t(m.emptyText)} />
      )}
      {result && links.length === 0 && (words !== '' || onlyWithout) && (
        <EmptyState
          title={t(m.noMatch)}
          action={<Button onClick={() => setQuery({ q: '', without: '', page: '' })}>{t(m.clear)}</Button>}
        />
      )}
      {links.length > 0 && <LinkTable links={links} mayWrite={mayWrite} busy={status === 'refreshing'} />}
      <PagePager
        meta={result?.meta}
        busy={status === 'refreshing'}
        onPage={(next) => setQuery({ page: next > 1 ? String(next) : '' })}
      />
      {open === 'make' && <MakeDialog sales={sales} onClose={() => setOpen(undefined)} />}
      {open === 'read' && <CodesImport sales={sales} text={text} onText={setText} onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

/** Before a campaign leads anywhere: what it is good for, and the first step. */
function Start({ sales }: { sales: CampaignSales }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const codesOnly = async () => {
    const { ok } = await dispatch(setCampaignTarget({ params: { id: sales.campaignId }, body: { targetUrl: null } }))
    if (ok) notify({ kind: 'ok', message: t(m.codesOn) })
  }
  return (
    <Card title={t(m.start)}>
      <Stack gap={16}>
        <span>{t(m.startText)}</span>
        {sales.abilities.includes('manage') && (
          <>
            <TargetForm sales={sales} />
            <Button variant="quiet" onClick={() => void codesOnly()}>
              {t(m.onlyCodes)}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  )
}

/** Where a campaign's links lead, the creators' links and codes, and what came of them. */
export function LinksPage() {
  const t = useText()
  const { id = '' } = useParams()
  const { result, status, error, retry } = useQuery(getCampaignSales({ params: { id } }))
  useQuery(getCampaign({ params: { id } }))
  const campaign = useEntity('campaigns', id)
  const sales = result?.campaignSales
  usePageTitle(campaign ? t(m.titleOf, { name: campaign.name }) : t(m.title))
  const shopHref = sales && `/brands/${sales.brandId}/shop`
  return (
    <Page
      title={t(m.title)}
      breadcrumbsLabel={t(commonMessages.youAreHere)}
      breadcrumbs={[
        { label: t(commonMessages.campaigns), href: '/campaigns' },
        { label: campaign?.name ?? '…', href: `/campaigns/${id}` },
      ]}
      actions={shopHref && <LinkButton href={shopHref}>{t(m.shopSettings)}</LinkButton>}
    >
      {status === 'error' && !sales && <LoadError what={t(m.loadFailed)} error={error} onRetry={retry} ofCampaign />}
      {status === 'loading' && <SkeletonDetail label={t(m.loading)} />}
      {sales && !sales.isOn && <Start sales={sales} />}
      {sales?.isOn && (
        <Stack gap={24}>
          <Figures sales={sales} />
          {!sales.hasShop && (
            <Notice kind="info" {...(shopHref && { action: <LinkButton href={shopHref}>{t(m.toShop)}</LinkButton> })}>
              {t(m.noShop)}
            </Notice>
          )}
          {sales.abilities.includes('manage') && (
            <Card>
              <TargetForm key={sales.targetUrl} sales={sales} />
            </Card>
          )}
          <Links sales={sales} />
        </Stack>
      )}
    </Page>
  )
}
