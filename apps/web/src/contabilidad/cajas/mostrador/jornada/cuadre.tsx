// What was counted against the books, each medium by itself, and what may have caused what is out of place. For who may know: it
// shows nothing before the first count.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import {
  diferenciaPorMedio,
  mediosDeCaja,
  nombresDeMedioDeCaja,
  totalPorMedio,
} from '@cuadra/core/cajas/arqueo';
import { useQuery } from '@tanstack/react-query';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { conMontosEnteros, formatearQuetzales } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { amountColumns, DataTable } from '#ui/tables/data-table.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import classes from '../mostrador.module.css';

type Contada = Pick<
  Jornada,
  'estado' | 'arqueos' | 'libroPorMedio' | 'diferencia' | 'diferenciaDeApertura' | 'descuadre'
>;

export function Cuadre({ jornada }: { readonly jornada: Contada }) {
  const contado = jornada.arqueos.findLast(({ clase }) => clase === 'cierre')?.contado;
  const libro = jornada.libroPorMedio;
  if (jornada.estado === 'abierta' || contado === undefined || libro === null) return null;
  const diferencia = diferenciaPorMedio(contado, libro);
  const deApertura = jornada.diferenciaDeApertura ?? 0;
  return (
    <>
      <DataTable
        label="Lo contado y los libros"
        narrow="stack"
        columns={amountColumns(
          'Medio',
          ['Libros (Q)', 'Contado (Q)', 'Diferencia (Q)'],
          [totalPorMedio(libro), totalPorMedio(contado), totalPorMedio(diferencia)],
        )}
        rows={mediosDeCaja.map((medio) => ({
          key: medio,
          name: nombresDeMedioDeCaja[medio],
          amounts: [libro[medio], contado[medio], diferencia[medio]],
        }))}
        rowKey={({ key }) => key}
      />
      {jornada.diferencia !== null && (
        <Text
          size="xl"
          weight="bold"
          figures
          pad="none xl"
          tone={jornada.descuadre === 0 ? 'success' : 'warning'}
        >
          {decir(jornada.diferencia, jornada.descuadre === 0, deApertura !== 0)}
        </Text>
      )}
    </>
  );
}

/** It adds up when nothing is out of place: what is missing in a medium is not made good by another. */
function decir(
  diferencia: NonNullable<Jornada['diferencia']>,
  cuadra: boolean,
  conApertura: boolean,
): string {
  if (cuadra) return 'Cuadra.';
  const conEllo = conApertura ? ', con la diferencia de la apertura' : '';
  if (diferencia === 0) return `Sobra y falta lo mismo${conEllo}.`;
  const como = diferencia > 0 ? 'Sobran' : 'Faltan';
  return `${como} ${formatearQuetzales(diferencia).replace(/[()]/g, '')}${conEllo}.`;
}

type ConCausas = Pick<Jornada, 'id' | 'contado' | 'descuadre'>;

export function Causas({ jornada }: { readonly jornada: ConCausas }) {
  const causas = useCausas(jornada);
  if (causas.length === 0) return null;
  return (
    <Stack as="section" gap="xs" size="sm" lines="even" pad="none xl" aria-label="Posibles causas">
      <Title level={3} size="sm">
        Qué pudo pasar
      </Title>
      <ul className={classes.vinetas}>
        {causas.map(({ texto }) => (
          <li key={texto}>{conMontosEnteros(texto)}</li>
        ))}
      </ul>
    </Stack>
  );
}

/** The movements that the hints speak of. */
export const useSenalados = (jornada: ConCausas): string[] =>
  useCausas(jornada).flatMap(({ movimientos }) => movimientos);

function useCausas({ id, contado, descuadre }: ConCausas) {
  const enabled = contado !== null && descuadre !== null && descuadre !== 0;
  const { data } = useQuery({ ...consultas.causas(id), enabled });
  return (enabled ? data : undefined) ?? [];
}
