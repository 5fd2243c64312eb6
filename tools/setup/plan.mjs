// The decisions of the set-up, apart from the work itself so that they can be tested.
// Plain JavaScript without dependencies: it runs on the machine's Node before anything is installed.
import { createHash } from 'node:crypto';
import path from 'node:path';

/** The oldest Node the project runs on: type stripping without a flag, and current test tools. */
export const OLDEST_NODE = '22.18';

/**
 * Compares major and minor, because type stripping arrived in the middle of the 22 line.
 * @param {string} version as in `process.versions.node`
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/**
 * Whether this Node is the one that the set-up brought. On later runs it runs the set-up itself, so its
 * version says nothing about the machine's own.
 * @param {string} execPath @param {string} root the project's folder
 */
export function isPackagedNode(execPath, root) {
  return execPath.startsWith(root + path.sep);
}

/**
 * The npm package that holds a whole Node for a platform, and the program's place in it.
 * @param {string} platform @param {string} arch
 */
export function runtimePackage(platform, arch) {
  const isWindows = platform === 'win32';
  return { name: `node-${isWindows ? 'win' : platform}-${arch}`, program: isWindows ? 'node.exe' : 'node' };
}

/**
 * What an installation was made from; a different fingerprint means that it is out of date. Contents
 * rather than file times, because a git checkout changes the times of files that did not change.
 * @param {readonly (string | Buffer)[]} parts
 */
export function fingerprint(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
}

/**
 * The environment for an npm started from inside an npm script. The outer npm tells its children which
 * folder and package it works on; the inner one must find its own.
 * @param {NodeJS.ProcessEnv} env
 */
export function innerNpmEnv(env) {
  const outerNpm = /^npm_(config_(local_prefix|prefix|workspaces?)$|package_|lifecycle_)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !outerNpm.test(name)));
}
