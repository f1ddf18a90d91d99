import { useState } from 'react'
import type { Terms, TermsTemplate } from '@samspel/api'
import { fittingTerms, usualTerms } from '@samspel/api/terms'
import { sameValue, useFormActions, useFormValues } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, Menu, type MenuEntry, Notice, notify, TextButton } from '@samspel/ui'
import { createTermsTemplate, deleteTermsTemplate, getLastTerms, listTermsTemplates } from '../data/actions'
import type { EditorValues } from '../data/values'
import { termsMessages as messages } from './messages'
import { SaveTemplate } from './SaveTemplate'
import css from './Terms.module.css'

/** Fills the terms from elsewhere, with six seconds to take it back. */
export function useFillTerms() {
  const t = useText()
  const { change } = useFormActions()
  const values = useFormValues<EditorValues>()
  return (terms: Terms) => {
    const before = values.terms
    change('terms', fittingTerms(terms, values))
    notify({
      kind: 'ok',
      message: t(messages.templateUsed),
      action: { label: t(commonMessages.undo), onClick: () => change('terms', before) },
    })
  }
}

/** The terms of the brand's latest campaign, made fitting to the form; nothing where they say the same. */
function useLastTerms(brandId: string | null, isWanted: boolean): Terms | undefined {
  const values = useFormValues<EditorValues>()
  const { result } = useQuery(brandId && isWanted ? getLastTerms({ params: { id: brandId } }) : undefined)
  const last = result?.lastTerms
  const fitting = last ? fittingTerms(last, values) : undefined
  return fitting && !sameValue(fitting, fittingTerms(values.terms, values)) ? fitting : undefined
}

/** What the brand agreed on last is offered again, while the terms are still those that every campaign begins with. */
export function LastTerms() {
  const t = useText()
  const values = useFormValues<EditorValues>()
  const fill = useFillTerms()
  const isUntouched = sameValue(fittingTerms(values.terms, values), usualTerms(values))
  const last = useLastTerms(values.brandId, isUntouched)
  if (!last || !isUntouched) return null
  return (
    <div className={css.notice}>
      <Notice
        kind="info"
        icon="history"
        action={<TextButton onClick={() => fill(last)}>{t(messages.useLast)}</TextButton>}
      >
        {t(messages.lastOffered)}
      </Notice>
    </div>
  )
}

/** `Hämta mall` (drawing zc): fills the terms from the brand's last campaign or a template, and keeps them as one. */
export function Templates() {
  const t = useText()
  const dispatch = useAppDispatch()
  const values = useFormValues<EditorValues>()
  const { brandId } = values
  const fill = useFillTerms()
  const last = useLastTerms(brandId, true)
  const [isSaving, setSaving] = useState(false)
  const { result, error, retry } = useQuery(brandId ? listTermsTemplates({ params: { id: brandId } }) : undefined)
  const templates = (result?.termsTemplates ?? []) as readonly TermsTemplate[]
  if (!brandId) return null

  const refused = (outcome: { parsedError?: { message: Parameters<typeof t>[0] } | undefined }) =>
    notify({ kind: 'bad', message: t(outcome.parsedError!.message) })
  const remove = async ({ id, name, terms }: TermsTemplate) => {
    const outcome = await dispatch(deleteTermsTemplate({ params: { id } }))
    if (!outcome.ok) return refused(outcome)
    retry()
    const restore = async () => {
      const again = await dispatch(
        createTermsTemplate({ params: { id: brandId }, body: { termsTemplate: { name, terms } } }),
      )
      if (!again.ok) return refused(again)
      retry()
    }
    notify({
      kind: 'ok',
      message: t(messages.templateRemoved, { name }),
      action: { label: t(commonMessages.undo), onClick: () => void restore() },
    })
  }
  const items: MenuEntry[] = [
    ...(last ? [{ label: t(messages.asLast), icon: 'history' as const, onClick: () => fill(last) }] : []),
    ...templates.map((template) => ({
      label: template.name,
      icon: 'file-text' as const,
      onClick: () => fill(template.terms),
    })),
    ...(error && !result
      ? [
          {
            label: t(messages.templatesFailed),
            detail: t(commonMessages.retry),
            icon: 'refresh' as const,
            onClick: retry,
          },
        ]
      : templates.length === 0
        ? [{ heading: t(messages.noTemplates) }]
        : []),
    'divider',
    { label: t(messages.saveTemplate), icon: 'bookmark', onClick: () => setSaving(true) },
    ...templates.map((template) => ({
      label: t(messages.removeTemplate, { name: template.name }),
      icon: 'trash' as const,
      danger: true,
      onClick: () => void remove(template),
    })),
  ]
  return (
    <>
      <Menu
        align="end"
        items={items}
        trigger={
          <Button size="sm" iconAfter="chevron-down">
            {t(messages.templates)}
          </Button>
        }
      />
      {isSaving && (
        <SaveTemplate
          brandId={brandId}
          terms={fittingTerms(values.terms, values)}
          onSaved={retry}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  )
}
