// An entry of a menu in a column that leads somewhere.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { EntryContent } from './entry-content.tsx';
import { EntryTarget } from './entry-target.tsx';
import { useNavegacion } from './navigation-context.ts';
import { estaActiva } from './tree.ts';
import classes from './vertical-navigation.module.css';

interface EntryLinkProps {
  readonly entrada: EntradaDeNavegacion;
  readonly nivel: number;
}

export function EntryLink({ entrada, nivel }: EntryLinkProps) {
  const { ruta } = useNavegacion();
  return (
    <EntryTarget
      entrada={entrada}
      activa={estaActiva(entrada, ruta)}
      className={classes.entrada}
      data-nivel={nivel}
    >
      <EntryContent entrada={entrada} />
    </EntryTarget>
  );
}
