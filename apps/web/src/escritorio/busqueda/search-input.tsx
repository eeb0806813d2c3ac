// The bare field of a search: its place around it is the box, so it has none of its own.
import { BUSQUEDA_MAX } from '@cuadra/contract/escritorio/busqueda';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import type { ComponentPropsWithRef } from 'react';
import classes from './search-input.module.css';

export function SearchInput(props: ComponentPropsWithRef<'input'>) {
  return (
    <>
      <MagnifyingGlassIcon className={classes.lupa} aria-hidden="true" />
      <input className={classes.campo} maxLength={BUSQUEDA_MAX} {...props} />
    </>
  );
}
