/** Global under which the shell hands the containers of all remotes the one copy of Module Federation's runtime for bundlers, which each would bring along otherwise. */
export const BUNDLER_RUNTIME = 'samspelBundlerRuntime'
