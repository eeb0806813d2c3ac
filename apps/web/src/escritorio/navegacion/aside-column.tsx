// The second column of an «aside» entry: its children, beside the menu (over it on small screens). Escape, the button
// and a click outside close it, and the keyboard returns to the entry.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { FocusTrap } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '#ui/dialogs/return-focus.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './aside-column.module.css';
import { EntryList } from './entries.tsx';
import { useTitulo } from './entry-title.ts';

interface AsideColumnProps {
  readonly entrada: EntradaDeNavegacion;
  readonly cerrar: () => void;
}

export function AsideColumn({ entrada, cerrar }: AsideColumnProps) {
  const { t } = useTranslation();
  const titulo = useTitulo(entrada);
  useReturnFocus();
  // Stopped here: on small screens the same key would also close the drawer that holds the menu.
  const alTeclear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    cerrar();
  };
  return (
    <>
      <button
        type="button"
        className={classes.velo}
        aria-label={t('frame.closeSubmenu')}
        tabIndex={-1}
        onClick={cerrar}
      />
      <FocusTrap>
        <nav className={classes.columna} data-submenu aria-label={titulo} onKeyDown={alTeclear}>
          <div className={classes.encabezado}>
            <span className={classes.titulo}>{titulo}</span>
            <IconButton
              etiqueta={t('frame.closeSubmenu')}
              icono={XMarkIcon}
              className={classes.cerrar ?? ''}
              onClick={cerrar}
            />
          </div>
          <EntryList entradas={entrada.children ?? []} nivel={0} />
        </nav>
      </FocusTrap>
    </>
  );
}
