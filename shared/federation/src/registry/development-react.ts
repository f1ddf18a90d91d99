/** Name of the script with the development builds of a version of React, in a remote's folder on the server of `samspel dev`. */
export const developmentReactFile = (version: string): string => `development-react-${version}.js`
