// What one side shows: which of its rows, of which sign, in which order, and those that are looked for.
import type { KeyboardEvent, Ref } from 'react';
import {
  BUSQUEDA_MAX,
  type EstadoDeLado,
  estadosDeLado,
  type SignoDeLado,
  signosDeLado,
} from '#contabilidad/bancos/direccion.ts';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import type { FiltroDeLado } from '../datos/filtrar.ts';
import type { Lado } from '../datos/renglon.ts';
import classes from './filtros.module.css';
import { useCambiarFiltro } from './use-cambiar-filtro.ts';

interface FiltrosProps {
  readonly lado: Lado;
  readonly filtro: FiltroDeLado;
  /** How many rows are shown. */
  readonly cuantos: number;
  /** From the search on to the rows. */
  readonly onSalir: () => void;
  readonly ref: Ref<HTMLElement>;
}

const ESTADOS: Readonly<Record<EstadoDeLado, string>> = {
  sugeridas: 'Sugeridas',
  cruzadas: 'Cruzadas',
  explicadas: 'Explicadas',
  todas: 'Todas',
};
const SIGNOS: Readonly<Record<SignoDeLado, string>> = { entradas: 'Entradas', salidas: 'Salidas' };

const SALIDAS = ['Enter', 'ArrowDown', 'Escape'];

const NOMBRES: Readonly<Record<Lado, string>> = { banco: 'Banco', libros: 'Libros' };
const DE_QUE: Readonly<Record<Lado, string>> = { banco: 'del banco', libros: 'de los libros' };

export function Filtros({ lado, filtro, cuantos, onSalir, ref }: FiltrosProps) {
  const cambiar = useCambiarFiltro(lado, filtro);
  const deQue = DE_QUE[lado];
  const alTeclear = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement) || !SALIDAS.includes(event.key)) return;
    event.preventDefault();
    onSalir();
  };
  return (
    <search ref={ref} className={classes.filtros} aria-label={`Filtros ${deQue}`} onKeyDown={alTeclear}>
      <h2 className={classes.titulo}>
        {NOMBRES[lado]} <span className={classes.cuantos}>{formatearEntero(cuantos)}</span>
      </h2>
      <SelectField
        enBarra
        className={classes.corto}
        etiqueta={`Cuáles ${deQue}`}
        todos="Pendientes"
        valor={filtro.estado}
        opciones={estadosDeLado.map((uno) => [uno, ESTADOS[uno]] as const)}
        onCambio={(dicho) => cambiar({ estado: estadosDeLado.find((uno) => uno === dicho) })}
      />
      <SelectField
        enBarra
        className={classes.corto}
        etiqueta={`Entradas o salidas ${deQue}`}
        todos="Ambos signos"
        valor={filtro.signo}
        opciones={signosDeLado.map((uno) => [uno, SIGNOS[uno]] as const)}
        onCambio={(dicho) => cambiar({ signo: signosDeLado.find((uno) => uno === dicho) })}
      />
      <SearchBox
        className={classes.busqueda}
        etiqueta={`Buscar ${deQue}`}
        pista="Texto, documento o monto"
        valor={filtro.q ?? ''}
        onCambio={(q) => cambiar({ q: q.trim() === '' ? undefined : q.slice(0, BUSQUEDA_MAX) })}
      />
    </search>
  );
}
