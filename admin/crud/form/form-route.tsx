import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useMediaQuery } from '../../lib/use-media-query';
import { resourceRoutes } from '../../schema/derive-routes';
import type { ResourceDefinition } from '../../schema/types';
import { openedForm } from '../opened-form';
import { PHONE } from '../phone';
import { copiedId, withCopiedId } from './copied-values';
import { FormWindow } from './form-window';

/** The form that the address opens over the list: of a row, of a new one, or of a new one that starts from another. */
export function ResourceFormRoute({ resource }: { readonly resource: ResourceDefinition }) {
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isPhone = useMediaQuery(PHONE);
  const savedId = useRef<number | null>(null);
  const form = openedForm(id === undefined, id);
  const { list } = resourceRoutes(resource);
  const query = new URLSearchParams(search);

  const close = () => {
    const kept = withCopiedId(query, null).toString();
    const focus = savedId.current ?? form?.id ?? 'create';
    void navigate({ pathname: list, search: kept }, { state: { focus } });
  };
  useEffect(() => {
    if (!form) void navigate({ pathname: list, search }, { replace: true });
  }, [form, list, search, navigate]);

  return (
    <FormWindow
      resource={resource}
      isPhone={isPhone}
      form={form}
      source={id === undefined ? copiedId(query) : null}
      onClose={close}
      onSaved={(saved) => {
        savedId.current = saved;
      }}
    />
  );
}
