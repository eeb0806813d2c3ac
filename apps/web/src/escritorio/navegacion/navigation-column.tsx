// The column that holds a menu: what is fixed above, what scrolls (with something before and after the entries), what
// is fixed below. Its tone says on which ground it is drawn.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import type { ReactNode } from 'react';
import { usePreferences } from '#platform/preferences.ts';
import { Stack } from '#ui/layout/layout.tsx';
import type { Apariencia } from './appearance.ts';
import { NAVIGATION_SIDE } from './appearance.ts';
import classes from './vertical-navigation.module.css';
import { VerticalNavigation } from './vertical-navigation.tsx';

export interface NavigationColumnProps {
  readonly entradas: readonly EntradaDeNavegacion[];
  readonly apariencia?: Apariencia;
  /** oscuro: dark whatever the scheme; esquema: as the scheme. */
  readonly tono?: 'oscuro' | 'indigo' | 'esquema';
  readonly arriba?: ReactNode;
  readonly antes?: ReactNode;
  readonly despues?: ReactNode;
  readonly abajo?: ReactNode;
}

export function NavigationColumn({
  entradas,
  apariencia = 'default',
  tono = 'oscuro',
  arriba,
  antes,
  despues,
  abajo,
}: NavigationColumnProps) {
  return (
    <Stack
      rigid
      className={classes.columna}
      data-apariencia={apariencia}
      data-lado={usePreferences().navigation ?? NAVIGATION_SIDE}
      data-tono={tono}
      data-plegada={apariencia === 'dense' || undefined}
      data-fondo={tono === 'esquema' ? undefined : 'oscuro'}
    >
      {arriba}
      <Stack grow className={classes.rodante}>
        {antes}
        <VerticalNavigation entradas={entradas} apariencia={apariencia} />
        {despues !== undefined && <div className={classes.despues}>{despues}</div>}
      </Stack>
      {abajo}
    </Stack>
  );
}
