// Entry point of npm start, npm test and npm run seed: checks the version of Node before it loads the command.
require('./node-version.cjs').check(process.versions.node)
require('./load.cjs')(process.argv[2])
