// The global search in its basic appearance: a field in the page, with the same suggestions under it.
import { BUSQUEDA_MAX } from '@cuadra/contract/escritorio/busqueda';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { TextInput } from '@mantine/core';
import classes from './search.module.css';
import { useSearchBox } from './search-bar.tsx';

export function GlobalSearchBox() {
  const { campo, onBlur, panel } = useSearchBox();
  return (
    <search className={classes.caja} onBlur={onBlur}>
      <TextInput
        leftSection={<MagnifyingGlassIcon width={18} height={18} aria-hidden="true" />}
        maxLength={BUSQUEDA_MAX}
        {...campo}
      />
      {panel}
    </search>
  );
}
