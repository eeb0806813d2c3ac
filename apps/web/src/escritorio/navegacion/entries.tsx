// One component per kind of entry, and the list that chooses among them.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { ChevronRightIcon } from '@heroicons/react/20/solid';
import { Collapse } from '@mantine/core';
import { abreAlLado } from './appearance.ts';
import { EntryContent, EntryTooltip } from './entry-content.tsx';
import { EntryLink } from './entry-link.tsx';
import { useTitulo } from './entry-title.ts';
import { useNavegacion } from './navigation-context.ts';
import { contieneActiva } from './tree.ts';
import classes from './vertical-navigation.module.css';

interface EntryListProps {
  readonly entradas: readonly EntradaDeNavegacion[];
  /** How many collapsables stand above; it sets the indentation. */
  readonly nivel: number;
  readonly etiquetadaPor?: string;
}

export function EntryList({ entradas, nivel, etiquetadaPor }: EntryListProps) {
  return (
    <ul className={classes.lista} aria-labelledby={etiquetadaPor}>
      {entradas.map((entrada) => (
        <Entry key={entrada.id} entrada={entrada} nivel={nivel} />
      ))}
    </ul>
  );
}

interface EntryProps {
  readonly entrada: EntradaDeNavegacion;
  readonly nivel: number;
}

function Entry({ entrada, nivel }: EntryProps) {
  const { apariencia } = useNavegacion();
  switch (entrada.type) {
    case 'basic':
      return (
        <li>
          <EntryTooltip entrada={entrada}>
            <EntryLink entrada={entrada} nivel={nivel} />
          </EntryTooltip>
        </li>
      );
    case 'group':
      return <Group entrada={entrada} nivel={nivel} />;
    case 'collapsable':
      return abreAlLado(apariencia) ? (
        <Aside entrada={entrada} nivel={nivel} />
      ) : (
        <Collapsable entrada={entrada} nivel={nivel} />
      );
    case 'aside':
      return <Aside entrada={entrada} nivel={nivel} />;
    case 'divider':
      return <li className={classes.separador} data-nivel={nivel} aria-hidden="true" />;
    case 'spacer':
      return <li className={classes.espacio} aria-hidden="true" />;
    default:
      return entrada.type satisfies never;
  }
}

function Group({ entrada, nivel }: EntryProps) {
  const titulo = useTitulo(entrada);
  const id = `menu-${entrada.id}`;
  return (
    <li className={classes.grupo}>
      <div className={classes.encabezado}>
        <span id={id} className={classes.tituloDeGrupo}>
          {titulo}
        </span>
        {entrada.subtitle !== undefined && <span className={classes.subtitulo}>{entrada.subtitle}</span>}
      </div>
      <EntryList entradas={entrada.children ?? []} nivel={nivel} etiquetadaPor={id} />
    </li>
  );
}

function Collapsable({ entrada, nivel }: EntryProps) {
  const { ruta, abiertas, alternar } = useNavegacion();
  const abierta = abiertas.has(entrada.id);
  const id = `menu-${entrada.id}`;
  return (
    <li>
      <EntryTooltip entrada={entrada}>
        <button
          type="button"
          className={classes.entrada}
          data-nivel={nivel}
          data-activa={(!abierta && contieneActiva(entrada, ruta)) || undefined}
          disabled={entrada.disabled}
          aria-expanded={abierta}
          aria-controls={id}
          onClick={() => alternar(entrada.id)}
        >
          <EntryContent entrada={entrada} />
          <ChevronRightIcon
            className={classes.flecha}
            data-abierta={abierta || undefined}
            aria-hidden="true"
          />
        </button>
      </EntryTooltip>
      <Collapse expanded={abierta} id={id} className={classes.desplegado ?? ''}>
        <EntryList entradas={entrada.children ?? []} nivel={nivel + 1} />
      </Collapse>
    </li>
  );
}

function Aside({ entrada, nivel }: EntryProps) {
  const { ruta, lateral, alternarLateral } = useNavegacion();
  const abierta = lateral === entrada.id;
  return (
    <li>
      <EntryTooltip entrada={entrada}>
        <button
          type="button"
          className={classes.entrada}
          data-nivel={nivel}
          data-activa={abierta || contieneActiva(entrada, ruta) || undefined}
          disabled={entrada.disabled}
          aria-expanded={abierta}
          onClick={() => alternarLateral(entrada)}
        >
          <EntryContent entrada={entrada} />
        </button>
      </EntryTooltip>
    </li>
  );
}
