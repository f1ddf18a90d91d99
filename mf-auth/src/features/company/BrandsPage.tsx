import type { Brand } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useEntities, usePagedList } from '@samspel/store'
import { Avatar, Card, EmptyState, Grid, Link, LinkButton, Row, SkeletonCards } from '@samspel/ui'
import { ListEnd, ListProblem } from '../../components/staff/ListParts'
import { brandsByCompany } from '../../data/people-lists'
import css from './Brands.module.css'
import { CompanyFrame } from './CompanyFrame'
import { messages } from './messages'
import { useCompanyContext } from './use-company-context'

function BrandCard({ brand, href }: { brand: Brand; href: string }) {
  const t = useText()
  const f = useFormats()
  const { id, name, slug, logoUrl, storesCount, openCampaignsCount, countryCode } = brand
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <Avatar name={name} src={logoUrl} size={48} shape="square" />
        <div className={css.words}>
          <h2 className={css.name}>{name}</h2>
          <Link href={`/b/${slug}`}>{`/b/${slug}`}</Link>
        </div>
      </div>
      <p className={css.facts}>
        {[
          f.country(countryCode),
          t(messages.stores, { n: storesCount }),
          t(messages.openCampaigns, { n: openCampaignsCount }),
        ].join(' · ')}
      </p>
      <Row gap={8}>
        <LinkButton size="sm" icon="pencil" href={href} aria-label={t(commonMessages.editName, { name })}>
          {t(commonMessages.edit)}
        </LinkButton>
        <LinkButton
          size="sm"
          icon="plug-connected"
          href={`/brands/${id}/shop`}
          aria-label={t(messages.shopOf, { name })}
        >
          {t(messages.shop)}
        </LinkButton>
      </Row>
    </Card>
  )
}

/** The brands of a company (P-09). */
export function BrandsPage() {
  const t = useText()
  const { companyId, base } = useCompanyContext()
  const list = usePagedList(brandsByCompany, companyId)
  const brands = useEntities('brands', list.ids)
  const add = (variant?: 'main') => (
    <LinkButton {...(variant && { variant })} icon="plus" href={`${base}/brands/new`}>
      {t(messages.addBrand)}
    </LinkButton>
  )
  const cards = () => {
    if (list.status === 'loading') return <SkeletonCards label={t(commonMessages.loading)} count={4} min={280} />
    if (list.status === 'error' && brands.length === 0) return <ListProblem list={list} />
    if (brands.length === 0)
      return <EmptyState title={t(messages.noBrands)} text={t(messages.noBrandsText)} action={add()} />
    return (
      <>
        <Grid as="ul" min={280} className={css.grid}>
          {brands.map((brand) => (
            <BrandCard key={brand.id} brand={brand} href={`${base}/brands/${brand.id}`} />
          ))}
        </Grid>
        <ListEnd list={list} />
      </>
    )
  }
  return (
    <CompanyFrame part="brands" mainAction={add('main')}>
      {cards()}
    </CompanyFrame>
  )
}
