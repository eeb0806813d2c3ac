// The titles of what a side panel shows, and the way to close it.
//
//   <PanelHeader onClose={onClose}><h2>…</h2></PanelHeader>
import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { IconButton } from '../marks/icon-button.tsx';
import classes from './panel-header.module.css';

interface PanelHeaderProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function PanelHeader({ onClose, children }: PanelHeaderProps) {
  return (
    <header className={classes.encabezado}>
      <div className={classes.titulos}>{children}</div>
      <IconButton etiqueta="Cerrar el panel" icono={XMarkIcon} onClick={onClose} />
    </header>
  );
}
