// How the differences of a cajero run, jornada by jornada: the chart, what it says in words, and each day in a table.
import { ChartBarIcon } from '@heroicons/react/24/outline';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { useDireccion } from '#contabilidad/cajas/use-direccion.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatDate } from '#ui/format/date.ts';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type OpenedBy, type RowColumn, RowTable } from '#ui/tables/row-table.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { cajerosDe, conMasDiferencias, type Opcion } from '../cajeros.ts';
import { decirDiferencia } from '../diferencia.ts';
import { CifraDeDiferencia } from '../marcas.tsx';
import type { Tendencia as TendenciaVista } from './dibujo.ts';
import { Grafica, Palabras } from './grafica.tsx';

interface TendenciaProps {
  readonly onAbrir: (jornada: string, medio: OpenedBy) => void;
}

export function Tendencia({ onAbrir }: TendenciaProps) {
  const { busqueda, replace } = useDireccion();
  const cajas = useQuery(consultas.cajas());
  const ultimas = useInfiniteQuery({
    ...consultas.jornadas(LAS_ULTIMAS),
    enabled: busqueda.cajero === undefined,
  });
  return (
    <Stack as="section" surface="card" aria-label="Tendencia por cajero">
      <Loaded query={cajas} rows={8} label="Cargando los cajeros">
        {(todas) => {
          const cajeros = cajerosDe(todas);
          if (busqueda.cajero === undefined && ultimas.isPending) return <Cargando />;
          const jornadas = ultimas.data?.pages.flatMap((pagina) => pagina.jornadas) ?? [];
          // Whoever came here from a jornada may look at somebody who has no caja today.
          const elegido = busqueda.cajero ?? conMasDiferencias(cajeros, jornadas);
          if (elegido === undefined) return <SinCajeros />;
          return (
            <>
              <Row gap="md" pad="xs xl" minHeight="2.75rem" line="below">
                <SelectField
                  label="Cajero"
                  inBar
                  value={elegido}
                  options={conElElegido(cajeros, elegido)}
                  onChange={(cajero) => replace({ cajero, jornada: undefined })}
                />
              </Row>
              <DeCajero cajero={elegido} onAbrir={onAbrir} />
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

/** Enough to tell who had differences lately. */
const LAS_ULTIMAS = { limite: 200 } as const;

const Cargando = () => <SkeletonRows rows={8} label="Cargando los cajeros" />;

const conElElegido = (cajeros: readonly Opcion[], elegido: string): readonly Opcion[] =>
  cajeros.some(([id]) => id === elegido) ? cajeros : [[elegido, 'Sin caja asignada'], ...cajeros];

function SinCajeros() {
  return (
    <EmptyState
      icon={ChartBarIcon}
      title="Aún no hay cajeros"
      text="Cuando una caja se asigne a alguien, aquí se verán sus diferencias."
    />
  );
}

function DeCajero({ cajero, onAbrir }: TendenciaProps & { readonly cajero: string }) {
  const consulta = useQuery(consultas.tendencia(cajero));
  const { busqueda } = useDireccion();
  return (
    <Loaded query={consulta} rows={10} label="Cargando la tendencia">
      {(tendencia) => (
        <>
          <Box pad="lg xl" line="below">
            {tendencia.puntos.length > 1 && <Grafica tendencia={tendencia} />}
            <Palabras tendencia={tendencia} etiqueta={`Tendencia de ${tendencia.cajero.nombre}`} />
          </Box>
          {tendencia.puntos.length > 0 && (
            <RowTable
              label={`Jornadas de ${tendencia.cajero.nombre}`}
              columns={columnas}
              rows={tendencia.puntos.toReversed()}
              keyOf={({ jornada }) => jornada}
              name={({ fecha, caja, diferencia, fuera }) =>
                `${formatDate(fecha)}, ${caja}, ${decirDiferencia(diferencia)}${fuera ? ', fuera de los límites' : ''}`
              }
              opened={({ jornada }) => jornada === busqueda.jornada}
              onOpen={({ jornada }, medio) => onAbrir(jornada, medio)}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

const columnas: readonly RowColumn<TendenciaVista['puntos'][number]>[] = [
  { title: 'Fecha', kind: 'fecha', cell: ({ fecha }) => formatDate(fecha) },
  { title: 'Caja', kind: 'texto', cell: ({ caja }) => caja },
  {
    title: 'Diferencia (Q)',
    kind: 'monto',
    cell: ({ diferencia, fuera }) => <CifraDeDiferencia diferencia={diferencia} excede={fuera} />,
  },
  { title: 'Control', kind: 'avisos', cell: ({ fuera }) => (fuera ? 'Fuera de los límites' : null) },
];
