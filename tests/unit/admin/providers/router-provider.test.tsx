// @vitest-environment jsdom
import { ResourceContext } from '@refinedev/core';
import refineRouter from '@refinedev/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { refineResources } from '../../../../admin/providers/refine-resources';
import { routerProvider } from '../../../../admin/providers/router-provider';
import { resources } from '../../../../admin/resources/index';

type Parse = ReturnType<NonNullable<typeof routerProvider.parse>>;
const useOwn = routerProvider.parse ?? unexpected;
const useRefines = refineRouter.parse ?? unexpected;

function unexpected(): never {
  throw new Error('A router provider that reads no address');
}

/** Reads an address twice with our provider and once with Refine's. */
function readAt(address: string): Parse[] {
  const parsers: Parse[] = [];
  function Probe() {
    parsers.push(useOwn(), useOwn(), useRefines());
    return null;
  }
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ResourceContext value={{ resources: refineResources(resources) }}>
        <Probe />
      </ResourceContext>
    </MemoryRouter>,
  );
  return parsers;
}

test.each([
  ['/admin', {}],
  ['/admin/duyurular', { action: 'list' }],
  ['/admin/etkinlikler/yeni', { action: 'create' }],
  ['/admin/duyurular/7?ara=g%C3%BCn', { action: 'edit', id: '7', params: { id: '7', ara: 'gün' } }],
])('Refine reads %s as with its own router, but once for all of its hooks', (address, expected) => {
  const [own, again, refines] = readAt(address);
  expect(again).toBe(own);
  const reading = own?.();
  expect(reading).toMatchObject(expected);
  expect(refines?.()).toMatchObject(reading ?? {});
});
