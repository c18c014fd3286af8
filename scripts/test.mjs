/** `npm test`: installs what is missing, then types, lint, unit, service and browser tests. */
import { install, node, run } from './install.mjs'

install()
run(node, ['scripts/check.ts'])
