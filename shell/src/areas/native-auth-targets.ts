const nativeTargets: [parameter: string, prefix: string][] = [
  ['brandId', '/brands/'],
  ['campaignId', '/marketplace/'],
  ['storeCampaignId', '/store-campaigns/'],
  ['storeId', '/stores/'],
]

/** R-12: the first parameter in the order of the specification decides. */
export const nativeAuthTarget = (search: string): string => {
  const query = new URLSearchParams(search)
  for (const [parameter, prefix] of nativeTargets) {
    const id = query.get(parameter)
    if (id) return prefix + encodeURIComponent(id)
  }
  return '/'
}

/** Where a creator signs in who could not be let in by /native-auth: with the place they were on the way to, and why when a jwt was refused. */
export const nativeAuthSignIn = (search: string, isRefused: boolean): string => {
  const target = nativeAuthTarget(search)
  const query = new URLSearchParams({
    ...(target !== '/' && { destination: target }),
    ...(isRefused && { error: 'entry_invalid' }),
  }).toString()
  return `/login/creator${query && `?${query}`}`
}
