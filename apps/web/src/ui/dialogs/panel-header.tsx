// The titles of what a side panel shows, and the way to close it.
//
//   <PanelHeader onClose={onClose}><h2>…</h2></PanelHeader>
import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './panel-header.module.css';

interface PanelHeaderProps {
  readonly onClose: () => void;
  /** The name of the button that closes it. */
  readonly close?: string;
  readonly children: ReactNode;
}

export function PanelHeader({ onClose, close = 'Cerrar el panel', children }: PanelHeaderProps) {
  return (
    <header className={classes.encabezado}>
      <div className={classes.titulos}>{children}</div>
      <IconButton label={close} icon={XMarkIcon} onClick={onClose} />
    </header>
  );
}
