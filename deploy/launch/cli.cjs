// npm start, npm test and npm run seed come through here: first the check of Node, then the real thing.
require('./node-version.cjs').check(process.versions.node)
require('./load.cjs')(process.argv[2])
