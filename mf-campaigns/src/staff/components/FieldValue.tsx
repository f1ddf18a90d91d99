import type { Campaign, Country, Product } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { apiAction, useQuery } from '@samspel/store'
import { Picture, Row, Tag } from '@samspel/ui'
import { deliveryNames, packageLabels } from '../../shared/components/campaign-names'
import { useCategories } from '../../shared/components/use-categories'
import { diffMessages } from './diff-messages'
import { changedPart, type DiffSide, type FieldDifference, variantText } from './field-diff'
import { linkTypeNames, paymentTypeNames } from './field-names'
import css from './FieldDiffs.module.css'
import { focusMessages } from './focus-messages'
import { TermsValue } from './TermsValue'

const listCommunityLists = apiAction('listCommunityLists')

interface SideProps {
  diff: FieldDifference
  side: DiffSide
}

/** Text with additions or deletions marked. */
function Words({ diff, side }: SideProps) {
  const { head, tail, ...changed } = changedPart(String(diff.before ?? ''), String(diff.after ?? ''))
  const Mark = side === 'before' ? 'del' : 'ins'
  return (
    <p className={css.text}>
      {head}
      {changed[side] && <Mark className={side === 'before' ? css.gone : css.new}>{changed[side]}</Mark>}
      {tail}
    </p>
  )
}

/** Items of a list; those only on this side are marked. */
function Items({ diff, side, nameOf }: SideProps & { nameOf: (item: string) => string }) {
  const own = (diff[side] as string[] | null | undefined) ?? []
  const other = (diff[side === 'before' ? 'after' : 'before'] as string[] | null | undefined) ?? []
  const Mark = side === 'before' ? 'del' : 'ins'
  return (
    <Row gap={6}>
      {own.map((item) =>
        other.includes(item) ? (
          <Tag key={item}>{nameOf(item)}</Tag>
        ) : (
          <Mark key={item} className={side === 'before' ? css.gone : css.new}>
            {nameOf(item)}
          </Mark>
        ),
      )}
    </Row>
  )
}

function Categories(props: SideProps) {
  const t = useText()
  const names = useCategories()
  return <Items {...props} nameOf={(id) => names.get(id) ?? t(diffMessages.unknownList)} />
}

function Lists({ brandId, ...props }: SideProps & { brandId: string | null | undefined }) {
  const t = useText()
  const { result, status } = useQuery(listCommunityLists({ query: { perPage: 100, ...(brandId && { brandId }) } }))
  return (
    <Items
      {...props}
      nameOf={(id) =>
        result?.communityLists.find((list) => list.id === id)?.name ??
        (status === 'success' ? t(diffMessages.unknownList) : '…')
      }
    />
  )
}

function Products({ products }: { products: readonly Product[] }) {
  const t = useText()
  const f = useFormats()
  return products.map(
    (
      { productTitle, productName, productDescription, productArticleReference, defaultProductValue, variants = [] },
      index,
    ) => (
      <div key={index} className={css.product}>
        <strong>{productTitle || productName}</strong> {defaultProductValue > 0 && f.money(defaultProductValue)}
        {[
          productTitle && productName,
          productDescription,
          productArticleReference && t(diffMessages.article, { number: productArticleReference }),
          ...variants.map(variantText),
        ]
          .filter((line) => line !== '')
          .map((line, at) => (
            <div key={at} className={css.quiet}>
              {line}
            </div>
          ))}
      </div>
    ),
  )
}

/** One side of a difference, in readable form. */
export function FieldValue({ diff, side, brandId }: SideProps & { brandId: string | null | undefined }) {
  const t = useText()
  const f = useFormats()
  const value = diff[side]
  if (diff.field === 'productImageFocus')
    return diff[side] ? t(focusMessages.position, diff[side]) : t(focusMessages.middle)
  if (typeof value === 'boolean') return t(value ? diffMessages.yes : diffMessages.no)
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className={css.none}>{t(diffMessages.none)}</span>
  switch (diff.field) {
    case 'productImageUrl':
    case 'inspirationImageUrl':
      return <Picture src={value as string} alt="" ratio={4 / 3} width={160} />
    case 'terms':
      return <TermsValue terms={value as Campaign['terms']} />
    case 'products':
      return <Products products={value as Product[]} />
    case 'categories':
      return <Categories diff={diff} side={side} />
    case 'communityListIds':
      return <Lists diff={diff} side={side} brandId={brandId} />
    case 'hashtags':
      return <Items diff={diff} side={side} nameOf={(word) => `#${word}`} />
    case 'mentions':
      return <Items diff={diff} side={side} nameOf={(word) => `@${word}`} />
    case 'startAt':
    case 'endAt':
    case 'dueAt':
    case 'sendBy':
      return f.date(value as string, 'year')
    case 'country':
      return f.country(value as Country)
    case 'deliveryMethod':
      return t(deliveryNames[value as Campaign['deliveryMethod']])
    case 'package':
      return t(packageLabels[value as Campaign['package']])
    case 'paymentType':
      return t(paymentTypeNames[value as Campaign['paymentType']])
    case 'paymentLinkType':
      return t(linkTypeNames[value as NonNullable<Campaign['paymentLinkType']>])
    case 'paidCollaborationPrice':
    case 'logisticsCostPerParticipant':
      return f.money(value as number)
    default:
      return typeof value === 'number' ? f.number(value) : <Words diff={diff} side={side} />
  }
}
