import path from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinPdfs } from '../src/printing/page-boxes.ts';
import { runTool } from './fake-host.ts';
import { tempFolder } from './temp-folder.ts';

afterEach(() => vi.unstubAllEnvs());

describe('print', () => {
  const out = () => path.join(tempFolder(), 'out.pdf');

  it('says what to do where there is no Chromium', async () => {
    vi.stubEnv('CHROMIUM_PATH', path.join(tempFolder(), 'none'));
    const { code, err } = await runTool(['print', 'modern-jungle', '--out', out()]);
    expect(code).toBe(1);
    expect(err).toMatch(/^sitrep: there is no Chromium here.*CHROMIUM_PATH.*npm start/);
  });

  it('knows the packs', async () => {
    const { code, err } = await runTool(['print', 'modern-jungel', '--out', out()]);
    expect(code).toBe(2);
    expect(err).toContain('did you mean modern-jungle?');
  });

  it('says what a pack has instead', async () => {
    const { code, err } = await runTool(['print', 'cv-keating', '--what', 'cards', '--out', out()]);
    expect([code, err]).toEqual([2, 'sitrep: cv-keating has no cards; it has: counters, map\n']);
  });

  it.each([
    [['print', 'modern-jungle'], '--out'],
    [['print', '--out', 'x.pdf'], 'PACK'],
    [['print', 'modern-jungle', '--out', 'x.pdf', '--paper', 'a5'], 'a4, letter'],
  ])('%j is refused', async (args, said) => {
    const { code, err } = await runTool(args);
    expect(code).toBe(2);
    expect(err).toContain(said);
  });
});

it('pages say where they are cut and how far their print goes', async () => {
  const one = await PDFDocument.create();
  for (const size of [
    [841.92, 594.96],
    [595, 842],
  ] as const)
    one.addPage([...size]);
  const trim = { left: 13.5, top: 14, width: 270, height: 182 };
  const pdf = await one.save();
  const joined = await joinPdfs('Sitrep: test', [
    { pdf, boxes: [{ trim, bleed: 3 }, { bleed: 0 }] },
    { pdf, boxes: [] },
  ]);
  const read = await PDFDocument.load(joined);
  expect([read.getTitle(), read.getPageCount()]).toEqual(['Sitrep: test', 4]);
  const [cut, whole] = read.getPages();
  const box = cut?.getTrimBox();
  expect(box?.x).toBeCloseTo(38.268, 2);
  // the distance from below: 594.96 − (14 + 182) mm
  expect(box?.y).toBeCloseTo(39.369, 2);
  expect(box?.width).toBeCloseTo(765.354, 2);
  expect(box?.height).toBeCloseTo(515.906, 2);
  expect(cut?.getBleedBox().width).toBeCloseTo(782.362, 2);
  expect(cut?.getMediaBox()).toMatchObject({ width: 841.92, height: 594.96 });
  expect(whole?.getTrimBox()).toMatchObject({ width: 595, height: 842 });
});
