/** Where the API leads a short link of a creator on, which is short because people see it; other URLs stay as they are. */
export const shortLinkAddress = (url: string): string =>
  url.replace(/^\/l\/(?=[A-Za-z0-9]{1,40}(?:$|\?))/, '/public/l/')
