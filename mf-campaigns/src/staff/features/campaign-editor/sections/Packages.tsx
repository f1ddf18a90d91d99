import { useEffect, useRef } from 'react'
import { RadioCards, useFormActions, useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { packageLabels } from '../../../../shared/components/campaign-names'
import { filledByPackage, type PackageChoice, usePackages } from '../data/use-packages'
import type { EditorValues } from '../data/values'
import { fields } from '../field-messages'

/** The packages. Choosing one fills in its reach and number of profiles unless those were edited (row T-08). */
export function Packages() {
  const t = useText()
  const f = useFormats()
  const packages = usePackages()
  const values = useFormValues<EditorValues>()
  const { change } = useFormActions()
  const last = useRef(values.package)

  useEffect(() => {
    if (values.package === last.current) return
    const find = (name: string) => packages.find((one) => one.name === name)
    const filled = filledByPackage(find(values.package), find(last.current), values)
    last.current = values.package
    for (const [name, value] of Object.entries(filled)) change(name, value)
  }, [values, packages, change])

  const detailsOf = ({ reach, profiles, price, active }: PackageChoice) => [
    ...(reach && profiles
      ? [t(fields.packageReach, { reach: f.number(reach) }), t(fields.packageProfiles, { count: profiles })]
      : [t(fields.packageFree)]),
    ...(price ? [f.money(price)] : []),
    ...(active ? [] : [t(fields.packageGone)]),
  ]
  const description = packages.find(({ name }) => name === values.package)?.description
  return (
    <RadioCards
      name="package"
      label={fields.package}
      min={130}
      help={description || fields.packageHelp}
      options={packages.map((one) => ({
        value: one.name,
        label: t(packageLabels[one.name]),
        details: detailsOf(one),
        disabled: !one.active && one.name !== values.package,
      }))}
    />
  )
}
