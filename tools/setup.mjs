// Puts the dependencies and a recent enough Node in place, then runs the script it is given:
//
//   node tools/setup.mjs [script.ts [arguments…]]
//
// Every npm script starts here, so that each of them may be the first command in a fresh clone. When all is
// in place this takes a few milliseconds. It speaks on stderr only: stdout belongs to the script.
//
// The script is a parameter, not a second command after `&&`, because a shell remembers where it found the
// first `node` and would run the second one on the machine's old Node as well.
import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  fingerprint,
  innerNpmEnv,
  isNewEnough,
  isPackagedNode,
  OLDEST_NODE,
  runtimePackage,
} from './setup/plan.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const runtimeHome = path.join(root, 'tools/runtime');
const stampFile = path.join(root, 'node_modules/.setup-stamp');

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(`setup: ${sentence}`);
  process.exit(1);
}

/** What must be installed; the platform counts because the folder may be shared between machines. */
function wantedStamp() {
  const locks = [root, runtimeHome].map((folder) => readFileSync(path.join(folder, 'package-lock.json')));
  return fingerprint([...locks, process.platform, process.arch]);
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp();
}

/**
 * Runs `npm ci`, by npm's own file where npm started us: no shell, and the same on Windows. Its output goes
 * to stderr, and it gets no stdin, which belongs to the script.
 * @param {string} folder
 */
function installIn(folder) {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const isNpm = cli !== undefined && path.basename(cli) === 'npm-cli.js';
  const result = spawnSync(isNpm ? process.execPath : 'npm', isNpm ? [cli, ...args] : args, {
    cwd: folder,
    env: innerNpmEnv(process.env),
    shell: !isNpm && process.platform === 'win32',
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
  });
  if (result.error) fail(`npm could not be started (${result.error.message})`);
  if (result.status !== 0) fail(`\`npm ci\` failed in ${folder}; its messages are above`);
}

/** @param {string} program */
function nodeVersionOf(program) {
  if (!existsSync(program)) return undefined;
  return spawnSync(program, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.trim();
}

/** Fetches a Node for this project only, and returns the path of its program. */
function fetchRuntime() {
  const { name, program } = runtimePackage(process.platform, process.arch);
  const wanted = JSON.parse(readFileSync(path.join(runtimeHome, 'package.json'), 'utf8'))
    .optionalDependencies[name];
  const advice = `please install Node ${OLDEST_NODE} or later (this is ${process.version})`;
  if (wanted === undefined) fail(advice);
  const file = path.join(runtimeHome, 'node_modules', name, 'bin', program);
  if (nodeVersionOf(file) !== wanted) {
    console.error(`setup: Node ${process.version} is too old; fetching Node ${wanted} for this project only`);
    installIn(runtimeHome);
  }
  if (nodeVersionOf(file) !== wanted) fail(`the Node fetched for this project does not run; ${advice}`);
  return file;
}

/**
 * npm puts node_modules/.bin first on the PATH of its scripts, so a `node` there is the Node they run on.
 * @param {string} file
 */
function linkRuntime(file) {
  const link = path.join(root, 'node_modules/.bin', path.basename(file));
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  // Windows allows symbolic links to administrators only
  if (process.platform === 'win32') linkSync(file, link);
  else symlinkSync(path.relative(path.dirname(link), file), link);
}

function install() {
  console.error(
    `setup: ${existsSync(stampFile) ? 'the lock files changed, installing again' : 'installing'}`,
  );
  rmSync(stampFile, { force: true });
  const machineIsRecent = isNewEnough(process.versions.node) && !isPackagedNode(process.execPath, root);
  // first the small download, which may end in advice, then the large one
  const runtime = machineIsRecent ? undefined : fetchRuntime();
  installIn(root);
  if (runtime !== undefined) linkRuntime(runtime);
  writeFileSync(stampFile, wantedStamp());
}

/**
 * Runs the script in this process where its Node will do. Otherwise this is the machine's old Node, in the
 * first run or outside an npm script, and the project's own takes over.
 * @param {string} script @param {string[]} args
 */
async function run(script, args) {
  const file = path.resolve(root, script);
  if (isNewEnough(process.versions.node)) {
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const result = spawnSync(fetchRuntime(), [file, ...args], { stdio: 'inherit' });
  process.exitCode = result.status ?? 1;
}

const [script, ...args] = process.argv.slice(2);
if (!isInstalled()) install();
if (script !== undefined) await run(script, args);
