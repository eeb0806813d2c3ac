// An entry that leads somewhere: an address of ours, one outside, or (disabled) nowhere for now.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { Link } from '@tanstack/react-router';
import { EntryContent } from './entry-content.tsx';
import { useNavegacion } from './navigation-context.ts';
import { estaActiva } from './tree.ts';
import classes from './vertical-navigation.module.css';

interface EntryLinkProps {
  readonly entrada: EntradaDeNavegacion;
  readonly nivel: number;
}

export function EntryLink({ entrada, nivel }: EntryLinkProps) {
  const { ruta } = useNavegacion();
  const { link, disabled } = entrada;
  const activa = estaActiva(entrada, ruta);
  const comun = { className: classes.entrada, 'data-nivel': nivel, 'data-activa': activa || undefined };
  const contenido = <EntryContent entrada={entrada} />;
  if (link === undefined || disabled) {
    return (
      <span {...comun} data-inactiva aria-disabled="true">
        {contenido}
      </span>
    );
  }
  if (!link.startsWith('/')) {
    return (
      <a {...comun} href={link} target="_blank" rel="noreferrer">
        {contenido}
      </a>
    );
  }
  return (
    <Link {...comun} to={link} aria-current={activa ? 'page' : undefined}>
      {contenido}
    </Link>
  );
}
