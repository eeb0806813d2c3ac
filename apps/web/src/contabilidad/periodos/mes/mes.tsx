// One month of one agencia: the calendar to choose it, its gates, the one that is open at their side, and its history.
import {
  type Ejercicio,
  listarPeriodos,
  type Periodo,
} from '@cuadra/contract/contabilidad/periodos/periodos';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { mesElegido } from '../meses.ts';
import { useBusqueda } from '../use-busqueda.ts';
import { useNombresDeAgencia } from '../use-nombres-de-agencia.ts';
import { Calendario } from './calendario.tsx';
import { MesAbierto } from './mes-abierto.tsx';

export function Mes() {
  const periodos = useQuery(queryOf(listarPeriodos, { query: {} }));
  if (periodos.isPending) return <SkeletonRows filas={10} etiqueta="Cargando los periodos" />;
  if (periodos.data === undefined) return <ErrorState error={periodos.error} reintentar={periodos.refetch} />;
  return <ConPeriodos {...periodos.data} />;
}

interface ConPeriodosProps {
  readonly ejercicios: readonly Ejercicio[];
  readonly periodos: readonly Periodo[];
}

function ConPeriodos({ ejercicios, periodos }: ConPeriodosProps) {
  const { busqueda } = useBusqueda();
  const nombreDe = useNombresDeAgencia();
  const hoy = todayInGuatemala();
  const elegido = mesElegido(periodos, busqueda, hoy) ?? mesElegido(periodos, {}, hoy);
  if (elegido === undefined) {
    return (
      <EmptyState
        titulo="Todavía no hay periodos"
        texto="El primer año se abre al contabilizar la primera partida."
      />
    );
  }
  return (
    <>
      <Calendario ejercicios={ejercicios} periodos={periodos} elegido={elegido} nombreDe={nombreDe} />
      <MesAbierto
        key={`${elegido.anio}/${elegido.mes}/${elegido.agencia}`}
        clave={{ anio: elegido.anio, mes: elegido.mes, agencia: elegido.agencia }}
        nombreAgencia={nombreDe(elegido.agencia)}
      />
    </>
  );
}
