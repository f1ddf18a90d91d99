/** Mocks the browser's geolocation: a position, an error code, or no support. */
export const pretendLocation = (
  answer: { latitude: number; longitude: number } | number | 'missing',
): { asked: () => number } => {
  let count = 0
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
    count += 1
    if (typeof answer === 'number') failed?.({ code: answer } as GeolocationPositionError)
    else if (answer !== 'missing') found({ coords: answer } as GeolocationPosition)
  }
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: answer === 'missing' ? undefined : { getCurrentPosition },
  })
  return { asked: () => count }
}
