import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type Renderer, renderPage } from '../../../../src/server/render/render-page';
import { BACKEND, PAGE, TEMPLATE } from '../stub-site';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What React before https://github.com/react/react/pull/37315 keeps: its listener on the signal of a rendering, and with it the page. */
function createKeepingRenderer() {
  const pages: WeakRef<object>[] = [];
  const render: Renderer['render'] = ({ signal }) => {
    const page = { words: [PAGE.html] };
    signal?.addEventListener('abort', () => page.words.pop());
    pages.push(new WeakRef(page));
    return Promise.resolve(PAGE);
  };
  const renderer: Renderer = { template: () => Promise.resolve(TEMPLATE), render };
  return { renderer, countKept: () => pages.filter((page) => page.deref()).length };
}

test('a rendered page leaves nothing in memory, even if the renderer keeps its listener on the signal', async () => {
  const { renderer, countKept } = createKeepingRenderer();
  for (let count = 0; count < 10; count += 1) {
    const answer = await renderPage(new Request('http://dernek.example/'), renderer, {
      ...{ config: BACKEND.config, origin: 'http://dernek.example', policy: () => "default-src 'self'" },
    });
    await answer.arrayBuffer();
  }
  await expect
    .poll(() => {
      collectGarbage();
      return countKept();
    })
    .toBe(0);
});
