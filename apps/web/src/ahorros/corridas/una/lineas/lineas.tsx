// The lines of a run: what each account is paid, or why not. They come as they are scrolled to, and one opens beside them
// to tell how it was reached.
import type { LineaDeCorrida } from '@cuadra/contract/ahorros/lineas';
import {
  type EstadoDeLinea,
  frasesDeMotivoSinPago,
  nombresDeEstadoDeLinea,
} from '@cuadra/core/ahorros/corrida';
import { centavos } from '@cuadra/core/dinero';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { consultas } from '#ahorros/corridas/consultas.ts';
import { filtrosDeLineas } from '#ahorros/corridas/direccion.ts';
import { enMonto, enQuetzales } from '#ahorros/intereses/cifras.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { List, type ListTable } from '#ui/list/list.tsx';
import { useFilters, usePanel } from '#ui/list/use-filters.ts';
import type { Tone } from '#ui/look/look.ts';
import { FootCount, FootSum, SumsFoot } from '#ui/tables/sums-foot.tsx';
import { Text } from '#ui/text/text.tsx';
import type { VistaDeCorridaProps } from '../vista-de-corrida.ts';
import { PanelDeLinea } from './panel-de-linea.tsx';

const POR_PAGINA = 200;

export function Lineas({ corrida }: VistaDeCorridaProps) {
  const filters = useFiltros(corrida);
  const panel = usePanel(filters, 'linea');
  const query = useInfiniteQuery({
    ...consultas.lineas(corrida, { ...filters.query, porPagina: POR_PAGINA }),
    placeholderData: keepPreviousData,
  });
  const { estado, motivo, agencia, producto, desdeMonto, hastaMonto, texto } = filters.query;
  // The same lines as a file, always by account.
  const porExportar = {
    ...{ corrida: corrida.id, estado, motivo, agencia, producto, desdeMonto, hastaMonto, texto },
  };
  return (
    <List
      label="Líneas de la corrida"
      filters={filters}
      tools={<ExportMenu reporte="lineas-de-corrida" filtros={porExportar} />}
      query={query}
      rows={lineasDe}
      table={corrida.clase === 'correctiva' ? deCorrectiva : table}
      loading="Cargando las líneas"
      skeletonRows={16}
      panelOf={({ cuenta }) => cuenta.id}
      panel={panel}
      panelWidth="30rem"
      drawPanel={(cuenta) => <PanelDeLinea corrida={corrida} cuenta={cuenta} panel={panel} />}
      empty={{
        title: 'Todavía no hay líneas',
        text: 'Aparecen cuando termina el cálculo: una por cada cuenta del alcance, aunque no reciba nada.',
      }}
      noMatch={{ title: 'Ninguna línea con esos filtros' }}
      foot={(_, { totales }) => <Totales totales={totales} viejas={query.isPlaceholderData} />}
    />
  );
}

/** Its products and agencias, where it has several. */
function useFiltros({ productos, agencias }: VistaDeCorridaProps['corrida']) {
  const { data } = useQuery(consultas.productos());
  return useFilters(filtrosDeLineas, {
    producto: (data?.productos ?? [])
      .filter(({ codigo }) => productos.includes(codigo))
      .map(({ id, codigo, nombre }) => [String(id), `${codigo} ${nombre}`, codigo]),
    agencia: useMemo(() => agencias.map((agencia) => [agencia, agencia] as const), [agencias]),
  });
}

interface Pagina {
  readonly lineas: readonly LineaDeCorrida[];
}

const lineasDe = ({ lineas }: Pagina) => lineas;

interface TotalesProps {
  readonly totales: { readonly lineas: number; readonly interes: number; readonly isr: number } | null;
  readonly viejas: boolean;
}

function Totales({ totales, viejas }: TotalesProps) {
  if (totales === null) return null;
  const { lineas, interes, isr } = totales;
  return (
    <SumsFoot
      label="Totales de las líneas"
      fixed
      old={viejas}
      sumas={
        <>
          <FootSum name="Interés" centavos={centavos(interes)} />
          <FootSum name="ISR" centavos={centavos(isr)} />
          <FootSum name="Neto" centavos={centavos(interes - isr)} />
        </>
      }
    >
      <FootCount>{lineas === 1 ? 'Una línea' : `${formatearEntero(lineas)} líneas`}</FootCount>
    </SumsFoot>
  );
}

const comoQueda = ({ estado, motivo }: LineaDeCorrida): string =>
  motivo === null ? nombresDeEstadoDeLinea[estado] : frasesDeMotivoSinPago[motivo];

const TONES: Readonly<Partial<Record<EstadoDeLinea, Tone>>> = {
  'sin-pago': 'muted',
  vencida: 'warning',
  omitida: 'warning',
  aplicada: 'success',
};

/** With the days it covers and what it is paid or why it is not. */
const table: ListTable<LineaDeCorrida> = {
  label: 'Líneas',
  rowKey: ({ cuenta }) => String(cuenta.id),
  rowName: (linea) =>
    `Cuenta ${linea.cuenta.numero}, ${linea.titular}, ${enQuetzales(linea.interes)}, ${comoQueda(linea)}`,
  widths: { fecha: '8rem', cuenta: '3.5rem' },
  columns: [
    { title: 'Cuenta', kind: 'fecha', cell: ({ cuenta }) => cuenta.numero },
    { title: 'Titular', kind: 'texto', cell: ({ titular }) => titular },
    { title: 'Producto', kind: 'estado', yields: 'segunda', cell: ({ producto }) => producto },
    { title: 'Agencia', kind: 'cuenta', yields: 'segunda', cell: ({ agencia }) => agencia },
    { title: 'Días', kind: 'cuenta', yields: 'primera', cell: ({ dias }) => formatearEntero(dias) },
    { title: 'Interés (Q)', kind: 'monto', cell: ({ interes }) => enMonto(interes) },
    { title: 'ISR (Q)', kind: 'monto', yields: 'primera', cell: ({ isr }) => enMonto(isr) },
    { title: 'Neto (Q)', kind: 'monto', cell: ({ neto }) => enMonto(neto) },
    {
      title: 'Cómo queda',
      kind: 'nombre',
      cell: (linea) => (
        <Text as="span" tone={TONES[linea.estado]}>
          {comoQueda(linea)}
        </Text>
      ),
    },
  ],
};

/** Then what was paid before is told too. */
const deCorrectiva: ListTable<LineaDeCorrida> = {
  ...table,
  columns: [
    ...table.columns.slice(0, 5),
    {
      title: 'Ya pagado (Q)',
      kind: 'monto',
      yields: 'primera',
      cell: ({ interesPagado }) => enMonto(interesPagado),
    },
    ...table.columns.slice(5),
  ],
};
