/** Goes to the login of a company, in the same window; replaced in tests. */
export const leave = { to: (url: string) => window.location.assign(url) }
