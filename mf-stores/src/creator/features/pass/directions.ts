import type { StoreCampaign } from '@samspel/api'

/** Opens the phone's own map with directions to the store. */
export const directionsTo = ({ latitude, longitude, name }: StoreCampaign['store']): string => {
  if (navigator.userAgent.includes('Android'))
    return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`
  return /iPhone|iPad/.test(navigator.userAgent)
    ? `https://maps.apple.com/?daddr=${latitude},${longitude}`
    : `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
}
