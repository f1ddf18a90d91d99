import type { StoreCampaign } from '@samspel/api'

/** The phone's own map, with the way to the store. */
export const directionsTo = ({ latitude, longitude, name }: StoreCampaign['store']): string => {
  if (navigator.userAgent.includes('Android'))
    return `geo:${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(name)})`
  return /iPhone|iPad/.test(navigator.userAgent)
    ? `https://maps.apple.com/?daddr=${latitude},${longitude}`
    : `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
}
