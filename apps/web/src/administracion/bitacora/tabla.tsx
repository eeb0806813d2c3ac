// The rows of the bitácora. Each opens beside the list, and an open one follows the keyboard through it.
import { nombreDeAccion } from '@cuadra/contract/administracion/bitacora/acciones';
import type { Entrada } from '@cuadra/contract/administracion/bitacora/bitacora';
import { nombreDeEntidad } from '@cuadra/contract/administracion/bitacora/entidades';
import { type OpenableColumn, OpenableTable, type OpenedBy } from '#ui/tables/openable-table.tsx';
import { cuando, quien } from './en-palabras.ts';
import classes from './tabla.module.css';

interface TablaDeEntradasProps {
  readonly entradas: readonly Entrada[];
  readonly abierta: number | undefined;
  readonly onAbrir: (n: number, medio: OpenedBy) => void;
  readonly onFin: (() => void) | undefined;
}

export function TablaDeEntradas({ entradas, abierta, onAbrir, onFin }: TablaDeEntradasProps) {
  return (
    <div className={classes.lista}>
      <OpenableTable
        etiqueta="Bitácora"
        columnas={columnas}
        filas={entradas}
        clave={({ n }) => String(n)}
        nombre={nombreDeFila}
        abierta={({ n }) => n === abierta}
        onAbrir={({ n }, medio) => onAbrir(n, medio)}
        onFin={onFin}
      />
    </div>
  );
}

const nombreDeFila = (entrada: Entrada): string =>
  [quien(entrada), nombreDeAccion(entrada.accion), entrada.sobre, cuando(entrada.instante)]
    .filter((parte) => parte !== '')
    .join(', ');

const columnas: readonly OpenableColumn<Entrada>[] = [
  { titulo: 'Cuándo', clase: 'fecha', celda: ({ instante }) => cuando(instante) },
  {
    titulo: 'Qué hizo',
    clase: 'texto',
    celda: ({ accion, resultado }) => (
      <span className={classes.accion} data-resultado={resultado}>
        {nombreDeAccion(accion)}
      </span>
    ),
  },
  { titulo: 'Quién', clase: 'nombre', celda: quien },
  {
    titulo: 'Sobre qué',
    clase: 'avisos',
    celda: ({ entidad, sobre }) => (
      <span className={classes.sobre}>
        <span className={classes.clase}>{nombreDeEntidad(entidad)}</span> {sobre}
      </span>
    ),
  },
  { titulo: 'Agencia', clase: 'cuenta', cede: 'primera', celda: ({ agencia }) => agencia ?? '' },
  { titulo: 'Desde', clase: 'estado', cede: 'segunda', celda: ({ direccion }) => direccion ?? '' },
];
