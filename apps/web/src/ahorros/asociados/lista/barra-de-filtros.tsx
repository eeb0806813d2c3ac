// Who is looked for, and how many they are.
import { estadosDeAsociado, nombresDeEstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { FilterLine } from '#ui/page/filter-line.tsx';
import { consultas } from '../consultas.ts';
import { consultaDe, enUso, SIN_FILTROS } from '../filtros.ts';
import { useDireccion } from '../use-direccion.ts';
import classes from './lista.module.css';

export function BarraDeFiltros() {
  const { busqueda, replace } = useDireccion();
  return (
    <FilterLine
      filtros={enUso(busqueda)}
      onQuitar={(clave) => replace({ [clave]: undefined })}
      onLimpiar={() => replace(SIN_FILTROS)}
      aMano={
        <SearchBox
          etiqueta="Buscar asociados"
          pista="Nombre, DPI o número exacto"
          className={classes.buscar}
          valor={busqueda.q ?? ''}
          onCambio={(q) => replace({ q: q.trim() === '' ? undefined : q })}
        />
      }
      resumen={useCuantos()}
    >
      <div className={classes.campos}>
        <SelectField
          etiqueta="Estado"
          todos="Todos"
          valor={busqueda.estado}
          opciones={estadosDeAsociado.map((estado) => [estado, nombresDeEstadoDeAsociado[estado]] as const)}
          onCambio={(elegido) => replace({ estado: estadosDeAsociado.find((uno) => uno === elegido) })}
        />
        <AgencyField valor={busqueda.agencia} onCambio={(agencia) => replace({ agencia })} />
      </div>
    </FilterLine>
  );
}

/** All that the filter lets through, not only those in sight. */
function useCuantos(): string | undefined {
  const { busqueda } = useDireccion();
  const { data } = useInfiniteQuery(consultas.asociados(consultaDe(busqueda)));
  const total = data?.pages[0]?.total ?? null;
  if (total === null) return undefined;
  return total === 1 ? '1 asociado' : `${formatearEntero(total)} asociados`;
}
