import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toForm } from '../../fields/form-codec';
import type { FormValues } from '../../lib/form-values';
import type { Row } from '../../lib/row';
import type { ResourceDefinition } from '../../schema/types';
import { isForNextYear, withCopiedId } from '../row/copied-values';
import { copyOn, dayOf } from './copies';
import { nextYear } from './repeat-dates';

/** Moves a copy to the next year once, where the address asks for it, as if typed. Returns whether it was asked for. */
export function useNextYear(
  resource: ResourceDefinition,
  source: Row | undefined,
  onMove: (values: FormValues) => void,
): boolean {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isAsked] = useState(() => source !== undefined && isForNextYear(new URLSearchParams(search)));
  const move = useEffectEvent(() => {
    const from = source && dayOf(resource, source);
    const to = from && nextYear(from);
    if (!source || !to) return;
    onMove(toForm(resource, copyOn(resource, source, to)));
    const rest = withCopiedId(new URLSearchParams(search), source.id);
    void navigate({ search: rest.toString() }, { replace: true });
  });
  useEffect(() => {
    if (isAsked) move();
  }, [isAsked]);
  return isAsked;
}
