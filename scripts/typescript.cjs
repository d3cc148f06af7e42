/**
 * Lets Node run the TypeScript files that are required after it: `node --require ./scripts/typescript.cjs FILE.ts`.
 *
 * tsx by itself keeps compiled code in the machine's temporary folder and runs what it finds there, and any local user
 * can create that folder first. So its cache is off, which costs a start about 0.3 s, and while tsx is loading the
 * temporary folder is one inside the project. Both are undone before the program runs.
 */
const os = require('node:os');
const path = require('node:path');

const { tmpdir } = os;
os.tmpdir = () => path.join(__dirname, '../node_modules/.cache');
process.env.TSX_DISABLE_CACHE = '1';
require('tsx/cjs');
delete process.env.TSX_DISABLE_CACHE;
os.tmpdir = tmpdir;
