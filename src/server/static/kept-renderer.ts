import { parseAppState } from '../../shared/render-contract';
import type { Renderer } from '../render-page';

/** Renders documents that are kept. One whose reads failed is not worth keeping: it is an error. */
export function keptRenderer(renderer: Renderer): Renderer {
  return {
    template: renderer.template,
    render: async (input) => {
      const result = await renderer.render({ ...input, isKept: true });
      if (result.redirect !== undefined) return result;
      const failed = parseAppState(result.state).queries.find(({ error }) => error !== undefined);
      if (failed) throw new Error(`${input.path}: ${JSON.stringify(failed.error)}`);
      return result;
    },
  };
}
