// An entry that leads somewhere: an address of ours, one outside, or (disabled) nowhere for now.
import '@mantine/core/styles/Tooltip.layer.css';
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { Tooltip } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { iconoDe } from './icons.ts';
import { useNavegacion } from './navigation-context.ts';
import { estaActiva } from './tree.ts';
import classes from './vertical-navigation.module.css';

interface EntryLinkProps {
  readonly entrada: EntradaDeNavegacion;
  readonly nivel: number;
}

export function EntryLink({ entrada, nivel }: EntryLinkProps) {
  const enlace = <EntryAnchor entrada={entrada} nivel={nivel} />;
  if (entrada.tooltip === undefined) return enlace;
  return (
    <Tooltip label={entrada.tooltip} position="right">
      <div>{enlace}</div>
    </Tooltip>
  );
}

function EntryAnchor({ entrada, nivel }: EntryLinkProps) {
  const { ruta } = useNavegacion();
  const { link, disabled } = entrada;
  const contenido = <EntryContent entrada={entrada} />;
  if (link === undefined || disabled) {
    return (
      <span className={classes.entrada} data-nivel={nivel} data-inactiva aria-disabled="true">
        {contenido}
      </span>
    );
  }
  if (!link.startsWith('/')) {
    return (
      <a className={classes.entrada} data-nivel={nivel} href={link} target="_blank" rel="noreferrer">
        {contenido}
      </a>
    );
  }
  const activa = estaActiva(entrada, ruta);
  return (
    <Link
      className={classes.entrada}
      data-nivel={nivel}
      to={link}
      data-activa={activa || undefined}
      aria-current={activa ? 'page' : undefined}
    >
      {contenido}
    </Link>
  );
}

/** Icon, title, subtitle and badge, the same in every kind of entry. */
export function EntryContent({
  entrada: { icon, title, subtitle, badge },
}: {
  readonly entrada: EntradaDeNavegacion;
}) {
  const Dibujo = icon === undefined ? undefined : iconoDe(icon);
  return (
    <>
      {Dibujo !== undefined && <Dibujo className={classes.icono} aria-hidden="true" />}
      <span className={classes.textos}>
        <span className={classes.titulo}>{title}</span>
        {subtitle !== undefined && <span className={classes.subtitulo}>{subtitle}</span>}
      </span>
      {badge !== undefined && <span className={classes.insignia}>{badge.title}</span>}
    </>
  );
}
