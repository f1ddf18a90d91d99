import { commonMessages, useText } from '@samspel/i18n'
import { Menu, SwitcherButton } from '@samspel/ui'
import { BrandLogo } from './BrandLogo'
import { messages as m } from './messages'
import { useBrands } from './use-brands'

/** Chooses the brand that lists are filtered by, or all brands. */
export function BrandSwitcher() {
  const t = useText()
  const { brands, chosen, choose } = useBrands()
  const company = brands[0]?.companyName ?? ''
  const name = chosen?.name ?? t(commonMessages.allBrands)
  const logo = (brand: { name: string; logoUrl: string | null } | undefined) => (
    <BrandLogo {...(brand && { name: brand.name, url: brand.logoUrl })} />
  )

  return (
    <Menu
      align="start"
      matchWidth
      label={t(commonMessages.brands)}
      trigger={
        <SwitcherButton
          label={t(m.chooseBrand)}
          name={name}
          detail={chosen?.companyName ?? company}
          picture={logo(chosen)}
        />
      }
      items={[
        {
          label: t(commonMessages.allBrands),
          detail: company,
          picture: logo(undefined),
          selected: !chosen,
          onClick: () => choose(null),
        },
        'divider',
        ...brands.map((brand) => ({
          label: brand.name,
          picture: logo(brand),
          selected: brand.id === chosen?.id,
          onClick: () => choose(brand.id),
        })),
      ]}
    />
  )
}
