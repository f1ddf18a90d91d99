import { useParams } from 'react-router-dom'
import type { Brand } from '@samspel/api'
import { useGo } from '@samspel/federation/go-on'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { type RequestError, useAppDispatch, useEntity, useQuery } from '@samspel/store'
import { EmptyState, LinkButton, notify, Page, SkeletonDetail } from '@samspel/ui'
import form from '../../components/staff/FormPage.module.css'
import { messages as shared } from '../../components/staff/messages'
import { createBrand, getBrand, getCompany, updateBrand } from '../../data/company-actions'
import { messages } from './brand-messages'
import { brandBody, type BrandValues, brandValues, emptyBrand } from './brand-values'
import { BrandForm } from './BrandForm'
import { useCompanyContext } from './use-company-context'

function NewBrand({ list }: { list: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const go = useGo()
  const { companyId, isAdmin } = useCompanyContext()
  const query = useQuery(companyId ? getCompany({ params: { id: companyId } }) : undefined)
  const company = useEntity('companies', companyId)
  if (query.status === 'error' && !company) return <Problem error={query.error} list={list} onRetry={query.retry} />
  if (!company) return <SkeletonDetail label={t(commonMessages.loading)} />
  const submit = async (values: BrandValues) => {
    const outcome = await dispatch(
      createBrand({ body: { brand: { ...brandBody(values), ...(isAdmin && { companyId: company.id }) } } }),
    )
    if (outcome.ok) {
      notify({ kind: 'ok', message: t(messages.added, { name: values.name.trim() }) })
      go(list, { replace: true })
    }
    return outcome
  }
  return (
    <BrandForm
      id="newBrand"
      initialValues={emptyBrand(company.countryCode)}
      submitLabel={commonMessages.add}
      cancelHref={list}
      onSubmit={submit}
    />
  )
}

function EditBrand({ brand, after }: { brand: Brand; after: string }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const go = useGo()
  const submit = async (values: BrandValues) => {
    const outcome = await dispatch(updateBrand({ params: { id: brand.id }, body: { brand: brandBody(values) } }))
    if (outcome.ok) {
      notify({ kind: 'ok', message: t(shared.saved) })
      go(after, { replace: true })
    }
    return outcome
  }
  return (
    <BrandForm
      id={`brand-${brand.id}`}
      initialValues={brandValues(brand)}
      currentSlug={brand.slug}
      submitLabel={commonMessages.save}
      cancelHref={after}
      onSubmit={submit}
    />
  )
}

function Gone({ list }: { list: string }) {
  const t = useText()
  return (
    <EmptyState title={t(messages.gone)} action={<LinkButton href={list}>{t(commonMessages.allBrands)}</LinkButton>} />
  )
}

function Problem({ error, list, onRetry }: { error: RequestError | undefined; list: string; onRetry: () => void }) {
  const t = useText()
  return [403, 404, 422].includes(error?.status ?? 0) ? (
    <Gone list={list} />
  ) : (
    <ReadError what={t(messages.failed)} error={error} onRetry={onRetry} />
  )
}

/** Creates a company's brand or edits an existing one. */
export function BrandEditorPage() {
  const t = useText()
  const { brandId } = useParams()
  const { base, companyId } = useCompanyContext()
  const list = `${base}/brands`
  // From the first steps back to them, so that the next one is seen.
  const after = useQueryParams()[0].from === 'start' ? '/overview' : list
  const query = useQuery(brandId ? getBrand({ params: { id: brandId } }) : undefined)
  const brand = useEntity('brands', query.result?.brand)
  const title = brand
    ? t(commonMessages.editName, { name: brand.name })
    : t(brandId ? commonMessages.brand : messages.newTitle)
  usePageTitle(title)
  const isOthers = brand && companyId && brand.companyId !== companyId
  const content = () => {
    if (!brandId) return <NewBrand list={list} />
    if (isOthers) return <Gone list={list} />
    if (brand) return <EditBrand brand={brand} after={after} />
    if (query.status === 'error') return <Problem error={query.error} list={list} onRetry={query.retry} />
    return <SkeletonDetail label={t(commonMessages.loading)} />
  }
  return (
    <Page
      width="narrow"
      className={form.page}
      title={isOthers ? t(commonMessages.brand) : title}
      breadcrumbs={[{ label: t(shared.brands), href: list }]}
      breadcrumbsLabel={t(shared.breadcrumbs)}
    >
      {content()}
    </Page>
  )
}
