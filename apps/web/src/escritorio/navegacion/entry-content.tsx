// What an entry shows, the same in every kind: icon, title, subtitle and badge; and the tooltip around it, which names
// the entry where its title is not drawn.
import '@mantine/core/styles/Tooltip.layer.css';
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { useTitulo } from './entry-title.ts';
import { iconoDe } from './icons.ts';
import { useNavegacion } from './navigation-context.ts';
import classes from './vertical-navigation.module.css';

export function EntryContent({ entrada }: { readonly entrada: EntradaDeNavegacion }) {
  const { icon, subtitle, badge } = entrada;
  const titulo = useTitulo(entrada);
  const Dibujo = icon === undefined ? undefined : iconoDe(icon);
  return (
    <>
      {Dibujo !== undefined && <Dibujo className={classes.icono} aria-hidden="true" />}
      <span className={classes.textos}>
        <span className={classes.titulo}>{titulo}</span>
        {subtitle !== undefined && <span className={classes.subtitulo}>{subtitle}</span>}
      </span>
      {badge !== undefined && <span className={classes.insignia}>{badge.title}</span>}
    </>
  );
}

interface EntryTooltipProps {
  readonly entrada: EntradaDeNavegacion;
  readonly children: ReactElement;
}

export function EntryTooltip({ entrada, children }: EntryTooltipProps) {
  const { apariencia } = useNavegacion();
  const titulo = useTitulo(entrada);
  const texto = entrada.tooltip ?? (apariencia === 'thin' ? titulo : undefined);
  if (texto === undefined) return children;
  return (
    <Tooltip label={texto} position="right">
      <div>{children}</div>
    </Tooltip>
  );
}
