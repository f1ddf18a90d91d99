import { useParams } from 'react-router-dom'
import type { Brand, Store } from '@samspel/api'
import { useGo } from '@samspel/federation/go-on'
import { ReadProblem } from '@samspel/federation/read-problem'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useAppDispatch, useEntity, useQuery } from '@samspel/store'
import { notify, Page } from '@samspel/ui'
import { messages as shared } from '../../components/messages'
import { createStore, getBrand, getStore, updateStore } from '../../data/actions'
import { FormLoading } from './FormLoading'
import { StoreForm } from './lazy-parts'
import { messages } from './messages'
import css from './StoreEditorPage.module.css'
import { bodyOf, emptyValues, type StoreValues, valuesOf } from './values'

function NewStore({ brand }: { brand: Brand }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const go = useGo()
  usePageTitle(t(messages.newTitle))
  const list = `/brands/${brand.id}/stores`
  const submit = async (values: StoreValues) => {
    const outcome = await dispatch(createStore({ params: { id: brand.id }, body: { store: bodyOf(values) } }))
    if (outcome.ok && outcome.data) {
      const { id, name } = outcome.data.store
      notify({ kind: 'ok', message: t(messages.created, { name }) })
      go(`${list}/${id}`, { replace: true })
    }
    return outcome
  }
  return (
    <Page
      isTask
      className={css.page}
      width="narrow"
      title={t(messages.newTitle)}
      breadcrumbs={[{ label: t(commonMessages.stores), href: list }]}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      context={brand.name}
    >
      <StoreForm
        id="newStore"
        initialValues={emptyValues(brand.countryCode)}
        onSubmit={submit}
        submitLabel={messages.create}
        cancelHref={list}
      />
    </Page>
  )
}

function EditStore({ store }: { store: Store }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const go = useGo()
  const title = t(messages.editTitle, { name: store.name })
  usePageTitle(title)
  const list = `/brands/${store.brandId}/stores`
  const submit = async (values: StoreValues) => {
    const outcome = await dispatch(
      updateStore({
        params: { id: store.id },
        body: { store: bodyOf(values, store) },
        item: { collection: 'stores', id: store.id },
      }),
    )
    if (outcome.ok) {
      notify({ kind: 'ok', message: t(messages.saved) })
      go(`${list}/${store.id}`, { replace: true })
    }
    return outcome
  }
  return (
    <Page
      isTask
      className={css.page}
      width="narrow"
      title={title}
      breadcrumbsLabel={t(shared.breadcrumbs)}
      context={store.brandName}
      breadcrumbs={[
        { label: t(commonMessages.stores), href: list },
        { label: store.name, href: `${list}/${store.id}` },
      ]}
    >
      <StoreForm
        id={`editStore-${store.id}`}
        initialValues={valuesOf(store)}
        onSubmit={submit}
        placedIn={store.isPlacedInTown ? { ...store, name: store.city } : undefined}
        submitLabel={commonMessages.save}
        cancelHref={`${list}/${store.id}`}
      />
    </Page>
  )
}

/** Creates a store or edits an existing one. */
export function StoreEditorPage() {
  const t = useText()
  const { brandId = '', storeId } = useParams()
  const brandQuery = useQuery(storeId ? undefined : getBrand({ params: { id: brandId } }))
  const storeQuery = useQuery(storeId ? getStore({ params: { id: storeId } }) : undefined)
  const brand = useEntity('brands', brandQuery.result?.brand)
  const store = useEntity('stores', storeQuery.result?.store)
  const failed = [brandQuery, storeQuery].find(({ status }) => status === 'error')
  if (store)
    return store.brandId === brandId && store.token ? (
      <EditStore store={store} />
    ) : (
      <ReadProblem kind="store" error="missing" />
    )
  if (brand && !storeId) return <NewStore brand={brand} />
  if (failed)
    return <ReadProblem {...(storeId && { kind: 'store' as const })} error={failed.error} onRetry={failed.retry} />
  return (
    <Page
      isTask
      back={{ label: t(commonMessages.stores), href: `/brands/${brandId}/stores` }}
      width="narrow"
      title={t(commonMessages.store)}
    >
      <FormLoading />
    </Page>
  )
}
