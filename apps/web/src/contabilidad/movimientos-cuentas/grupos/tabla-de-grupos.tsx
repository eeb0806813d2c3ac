// The movements added up; each sum leads to what it is made of.
import type {
  GrupoDeMovimientos,
  MovimientoEnBorrador,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { AgrupacionDeMovimientos } from '@cuadra/contract/contabilidad/opciones';
import { queryString } from '@cuadra/contract/endpoint';
import { sumar } from '@cuadra/core/dinero';
import { nombresDeEstadoDePartida } from '@cuadra/core/partida';
import { formatDate, formatMonth } from '#ui/format/date.ts';
import { type DaySpan, monthOf } from '#ui/format/ranges.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { amountColumns, DataTable } from '#ui/tables/data-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { type Busqueda, rangoDe, type Seleccion } from '../busqueda.ts';
import { enlaceDeBusqueda, enlaceDePartida } from '../enlaces.ts';
import { nombresDeAgrupacion } from '../nombres.ts';
import { conReinicios, filaDeReinicio } from '../reinicios.ts';
import { useGrupos } from '../use-movimientos.ts';

interface TablaDeGruposProps {
  readonly agrupar: AgrupacionDeMovimientos;
  readonly seleccion: Seleccion;
  readonly busqueda: Busqueda;
}

export function TablaDeGrupos({ agrupar, seleccion, busqueda }: TablaDeGruposProps) {
  const { data, isPending, isError, error, refetch } = useGrupos(seleccion, agrupar);
  if (isPending) return <SkeletonRows rows={8} label="Sumando los movimientos" />;
  if (isError) return <ErrorState error={error} retry={refetch} />;
  const { grupos, saldoInicial, saldoFinal, reinicios } = data;
  if (grupos.length === 0 && reinicios.length === 0)
    return <EmptyState title="Sin movimientos" text="No hubo movimientos en esas fechas." />;
  const acumula = agrupar === 'dia' || agrupar === 'mes';
  const suma = (lado: 'debe' | 'haber') => sumar(grupos.map((grupo) => grupo[lado]));
  const deGrupo = (grupo: GrupoDeMovimientos) => ({
    key: grupo.clave,
    name: <Nombre nombre={nombreDe(agrupar, grupo)} enlace={enlaceDeGrupo(agrupar, grupo, busqueda)} />,
    amounts: [grupo.debe, grupo.haber, grupo.saldo],
  });
  const filas = acumula
    ? [
        { key: 'inicial', name: 'Saldo inicial', amounts: [null, null, saldoInicial] },
        ...conReinicios(data).map((fila) =>
          fila.tipo === 'grupo' ? deGrupo(fila.grupo) : filaDeReinicio(fila.reinicio, fila.saldo),
        ),
      ]
    : [...grupos.map(deGrupo), ...reinicios.map((reinicio) => filaDeReinicio(reinicio, null))];
  return (
    <DataTable
      label={`Movimientos por ${nombresDeAgrupacion[agrupar].toLowerCase()}`}
      narrow="stack"
      columns={amountColumns(
        nombresDeAgrupacion[agrupar],
        ['Debe (Q)', 'Haber (Q)', 'Saldo (Q)'],
        [suma('debe'), suma('haber'), saldoFinal],
      )}
      rows={filas}
      rowKey={({ key }) => key}
    />
  );
}

interface NombreProps {
  readonly nombre: string;
  readonly enlace: string | undefined;
}

const Nombre = ({ nombre, enlace }: NombreProps) =>
  enlace === undefined ? nombre : <PlainLink to={enlace}>{nombre}</PlainLink>;

/** A month as every list writes it; a document spells it out. */
const nombreDe = (agrupar: AgrupacionDeMovimientos, { clave, nombre }: GrupoDeMovimientos) =>
  agrupar === 'mes' ? formatMonth(clave) : nombre;

/** The types of a range are of no one account, and no list tells which reversions count: none shows them. */
function enlaceDeGrupo(
  agrupar: AgrupacionDeMovimientos,
  { clave }: GrupoDeMovimientos,
  busqueda: Busqueda,
): string | undefined {
  const sinAgrupar = { ...busqueda, agrupar: undefined };
  switch (agrupar) {
    case 'dia':
      return enlaceDeBusqueda({ ...sinAgrupar, desde: clave, hasta: clave });
    case 'mes':
      return enlaceDeBusqueda({ ...sinAgrupar, ...dentro(monthOf(clave), busqueda) });
    case 'agencia':
      return enlaceDeBusqueda({ ...sinAgrupar, agencia: clave });
    case 'tipo': {
      const { cuenta: idCuenta, agencia, partidas } = busqueda;
      if (idCuenta === undefined || (partidas !== undefined && clave === 'reversion')) return undefined;
      const filtros = { idCuenta, tipo: clave, ...rangoDe(busqueda), agencia };
      return `/contabilidad/ver-partidas${queryString(filtros)}`;
    }
    default:
      return agrupar satisfies never;
  }
}

/** The days of a month that were being looked at. */
function dentro(mes: DaySpan, busqueda: Busqueda): DaySpan {
  const rango = rangoDe(busqueda);
  return { desde: dentroDe(rango, mes.desde), hasta: dentroDe(rango, mes.hasta) };
}

/** That day, or the nearest one of the range. */
function dentroDe({ desde, hasta }: DaySpan, fecha: string): string {
  if (fecha < desde) return desde;
  if (fecha > hasta) return hasta;
  return fecha;
}

interface BorradoresAparteProps {
  readonly borradores: readonly MovimientoEnBorrador[];
}

/** What is not in the books yet, after the sums and out of them. */
export function BorradoresAparte({ borradores }: BorradoresAparteProps) {
  if (borradores.length === 0) return null;
  return (
    <DataTable
      label="En borrador"
      narrow="stack"
      columns={amountColumns('En borrador, sin sumar', ['Debe (Q)', 'Haber (Q)'])}
      rows={borradores.map(({ idPartida, idCuenta, fecha, estado, concepto, debe, haber }, lugar) => ({
        key: `${idPartida} ${lugar}`,
        name: (
          <PlainLink to={enlaceDePartida(idPartida)}>
            {formatDate(fecha)} · {nombresDeEstadoDePartida[estado]} · {idCuenta} ·{' '}
            {concepto || 'Sin concepto'}
          </PlainLink>
        ),
        amounts: [debe === 0 ? null : debe, haber === 0 ? null : haber],
      }))}
      rowKey={({ key }) => key}
    />
  );
}
