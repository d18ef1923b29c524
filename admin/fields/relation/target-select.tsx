import { Select, type SelectProps } from 'antd';
import { fieldTexts } from '../../i18n/fields';
import { parseTarget, writeTarget, type Target } from './target';
import { useTargets } from './use-targets';

interface TargetSelectProps extends Omit<SelectProps<string | null>, 'value' | 'onChange' | 'options'> {
  readonly to: string;
  readonly value: Target | null;
  readonly onChange: (target: Target | null) => void;
}

/** Selects one row of a table, searched while typing. */
export function TargetSelect({ to, value, onChange, ...control }: TargetSelectProps) {
  const { options, isSearching, search } = useTargets(to);
  const chosen = value && { value: writeTarget(value), label: value.title || String(value.id) };
  const isListed = chosen === null || options.some((option) => option.value === chosen.value);
  return (
    <Select<string | null>
      placeholder={fieldTexts.relation.placeholder}
      {...control}
      value={chosen?.value ?? null}
      options={isListed ? [...options] : [chosen, ...options]}
      showSearch
      filterOption={false}
      onSearch={search}
      loading={isSearching}
      notFoundContent={isSearching ? fieldTexts.relation.searching : fieldTexts.relation.nothing}
      onChange={(written) => onChange(written == null ? null : parseTarget(written))}
      onOpenChange={(isOpen) => !isOpen && search('')}
    />
  );
}
