// The filters of the screen in their line: open until the accounts are chosen, then what was chosen, as chips.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '#platform/query.ts';
import { FilterLine } from '#ui/page/filter-line.tsx';
import { type Busqueda, seleccionDe } from '../busqueda.ts';
import { FiltrosDeMovimientos } from './filtros-de-movimientos.tsx';
import { filtrosEnUso, resumenDelRango } from './filtros-en-uso.ts';

interface LineaDeFiltrosProps {
  readonly busqueda: Busqueda;
  readonly catalogo: readonly Cuenta[];
  readonly onCambio: (cambios: Busqueda) => void;
  readonly onLimpiar: () => void;
  readonly herramientas: ReactNode;
}

export function LineaDeFiltros(props: LineaDeFiltrosProps) {
  const { busqueda, catalogo, onCambio } = props;
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  const enUso = filtrosEnUso(busqueda, catalogo, agencias);
  return (
    <FilterLine
      filtros={enUso}
      resumen={resumenDelRango(busqueda)}
      pendiente={seleccionDe(busqueda) === undefined}
      onQuitar={(clave) => onCambio(enUso.find((uno) => uno.clave === clave)?.sinEl ?? {})}
      onLimpiar={props.onLimpiar}
      herramientas={props.herramientas}
    >
      <FiltrosDeMovimientos busqueda={busqueda} cuentas={catalogo} onCambio={onCambio} />
    </FilterLine>
  );
}
