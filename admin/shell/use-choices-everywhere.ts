import { useEffect } from 'react';
import { ownChoices } from '../data/instances';
import { isSame } from '../lib/form-values';
import { adoptChoices, choicesOf, subscribe } from '../lib/own-choices';

/**
 * Brings a person's choices from the server to this device, and sends what they choose here. Without the server the device's own
 * are used: no one is told, because nothing that was written is lost.
 */
export function useChoicesEverywhere(personId: string | undefined): void {
  useEffect(() => {
    if (personId === undefined) return undefined;
    let isOver = false;
    let unsubscribe = (): void => undefined;
    void follow(personId).catch(() => undefined);
    return () => {
      isOver = true;
      unsubscribe();
    };

    async function follow(id: string): Promise<void> {
      const stored = await ownChoices.read();
      if (isOver) return;
      if (stored) adoptChoices(id, stored);
      let kept = stored ?? { guide: '', textSize: '' };
      const send = () => {
        const chosen = choicesOf(id);
        if (isSame(chosen, kept)) return;
        kept = chosen;
        ownChoices.keep(chosen).catch(() => undefined);
      };
      unsubscribe = subscribe(send);
      send();
    }
  }, [personId]);
}
