// @vitest-environment jsdom
import { act, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Providers } from '../../../../src/app/providers';
import { Root } from '../../../../src/app/root';
import { createServices } from '../../../../src/app/services';
import { usePageHead } from '../../../../src/ui/page-head';
import { CONFIG, fakeApi, ORIGIN } from '../fake-api';

function Page({ title }: { title: string }) {
  usePageHead({ title });
  return null;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', () => undefined);
});

async function open(path: string) {
  let again: () => void = () => undefined;
  /** Draws the frame of the page again, alone, as a late answer for the frame does. */
  function Redrawn() {
    const [, setCount] = useState(0);
    useEffect(() => {
      again = () => setCount((count) => count + 1);
    }, []);
    return <Root />;
  }
  const routes = [
    {
      element: <Redrawn />,
      children: [
        { path: '/', handle: handleOf('Takvim'), element: null },
        { path: '/mayis', handle: handleOf('Takvim'), element: <Page title="Mayıs 2033" /> },
        { path: '/haziran', handle: handleOf('Takvim'), element: <Page title="Haziran 2033" /> },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const { fetch } = fakeApi();
  const services = createServices({ config: CONFIG, origin: ORIGIN, fetch, waits: false });
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  await act(async () => {
    root.render(
      <Providers services={services}>
        <RouterProvider router={router} />
      </Providers>,
    );
    await Promise.resolve();
  });
  const drawFrame = () =>
    act(async () => {
      again();
      await Promise.resolve();
    });
  return { router, drawFrame };
}

function handleOf(title: string) {
  return { navTheme: 'auto', meta: { title } };
}

const titleIs = (title: string) => expect(document.title).toBe(`${title} | NDS Mezunlar Derneği`);

test('a page keeps its own title when only what surrounds it is drawn again', async () => {
  const { drawFrame } = await open('/mayis');
  titleIs('Mayıs 2033');
  await drawFrame();
  titleIs('Mayıs 2033');
});

test('a page’s own title goes with it, to the next page’s or the route’s', async () => {
  const { router } = await open('/mayis');
  for (const [path, title] of [
    ['/haziran', 'Haziran 2033'],
    ['/', 'Takvim'],
    ['/mayis', 'Mayıs 2033'],
  ] as const) {
    await act(() => router.navigate(path));
    titleIs(title);
  }
});
