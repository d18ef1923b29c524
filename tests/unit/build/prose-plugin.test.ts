import { expect, test } from 'vitest';
import { prose } from '../../../src/build/prose/prose';
import { useFixture } from './built-fixture';

const ADDRESS = expect.stringMatching(/^\/assets\/metin-[\w-]+\.pdf$/) as string;
const folder = useFixture(prose, {
  'metin.md': "---\ndate: 2025-10-15\n---\n# Metin\n\n1987'de.\n",
  'entry.js': `export { default as text } from './metin.md'; export { default as file } from './metin.md?pdf';`,
});

test('a text is compiled by the build, and its PDF comes with its size, which the server build names, too', async () => {
  const built = await folder.buildFor('client');
  const [name = ''] = await folder.assets();
  const file = await folder.readAsset(name);
  const intro = [{ kind: 'paragraph', content: ['1987’de.'] }];
  expect(built).toMatchObject({
    text: { date: '2025-10-15', title: 'Metin', intro, sections: [] },
    file: { href: ADDRESS, sizeBytes: file.byteLength },
  });
  expect(file.toString('latin1')).toMatch(/^%PDF-1\.7/);
  expect(await folder.buildFor('server')).toEqual(built);
  expect(await folder.exists('server/assets')).toBe(false);
});

test('a mistake in a text stops the build with the file and the line', async () => {
  await folder.write('metin.md', '---\ndate: 2025-10-15\n---\n# Metin\n\n![kapı](kapi.png)\n');
  await expect(folder.buildFor('client')).rejects.toThrow(/metin\.md:6: image is not understood/);
});

test('the development server serves both, too', async () => {
  await folder.serve(async (server) => {
    expect(await server.ssrLoadModule('/entry.js')).toMatchObject({
      text: { title: 'Metin' },
      file: { href: expect.stringMatching(/^\/node_modules\/\.cache\/prose\/\w+\/metin\.pdf/) as string },
    });
  });
});
