import { Refine, type AuthProvider, type DataProvider, type NotificationProvider } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { cleanColumns } from '../../../../admin/fields/form-codec';
import { withListChoices } from '../../../../admin/screens/list/list-query';
import { type Access, AccessContext } from '../../../../admin/data/access';
import { routerProvider } from '../../../../admin/data/router-provider';
import { refineResources } from '../../../../admin/data/refine-resources';
import type { ResourceDefinition } from '../../../../admin/schema/types';
import { resources as declared } from '../../../../admin/resources';

/**
 * In milliseconds. The fake backend answers at once; the rest is for chained promises and effects on a busy
 * machine.
 */
const SETTLE_MS = 50;

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export interface RenderedHook<T> {
  /** The hook's last result. */
  readonly now: () => T;
  /** Runs an action and lets everything that follows settle. */
  readonly does: (action: (current: T) => unknown) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

interface RenderOptions {
  readonly dataProvider: DataProvider;
  readonly notificationProvider: NotificationProvider;
  readonly authProvider?: AuthProvider;
  /** Default: an administrator's. */
  readonly access?: Access;
  /** Default: `/`. With resources, Refine reads the address. */
  readonly address?: string;
  readonly resources?: readonly ResourceDefinition[];
}

/** Runs a hook inside Refine with the given providers until the test ends. The data provider reads lists by their choices. */
export async function renderHook<T>(
  useHook: () => T,
  { access = 'admin', address = '/', resources, ...providers }: RenderOptions,
): Promise<RenderedHook<T>> {
  const results: T[] = [];
  function Probe() {
    results.push(useHook());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  // A timer that outlives the test would set state after the window is gone.
  onTestFinished(() => act(() => root.unmount()));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const routing = resources && { routerProvider, resources: refineResources(resources) };
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS));
  const now = (): T => {
    const [last] = results.slice(-1);
    if (last === undefined) throw new Error('The hook has not run.');
    return last;
  };

  /** React applies what happened inside `act` when it ends, and the effects of that need a second one. */
  async function settled(action: () => void): Promise<void> {
    await act(async () => {
      action();
      await settle();
    });
    await act(settle);
  }

  const element = (
    <Refine
      {...providers}
      dataProvider={withListChoices(cleaning(providers.dataProvider), declared)}
      {...routing}
      options={{ disableTelemetry: true, reactQuery: { clientConfig: client } }}
    >
      <AccessContext value={access}>
        <Probe />
      </AccessContext>
    </Refine>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  await settled(() => root.render(<RouterProvider router={router} useTransitions={false} />));

  return {
    now,
    // Not awaited: a test may hold back the backend's answer.
    does: (action) => settled(() => void action(now())),
    unmount: () => settled(() => root.unmount()),
  };
}

/** Cleans what is written by kind, as `createDataProvider` does before it asks the backend. */
function cleaning(provider: DataProvider): DataProvider {
  const clean = <T,>(table: string, columns: T) =>
    cleanColumns(declared.find((resource) => resource.table === table)?.fields ?? [], columns);
  return {
    ...provider,
    create: async (params) =>
      provider.create({ ...params, variables: await clean(params.resource, params.variables) }),
    update: async (params) =>
      provider.update({ ...params, variables: await clean(params.resource, params.variables) }),
  };
}
