// The cajas of a day, one row each, and below them what they add up to in each agencia.
import type { CajaDelDia } from '@cuadra/contract/contabilidad/cajas/revision';
import type { Centavos } from '@cuadra/core/dinero';
import { formatearMonto, formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import { type OpenedBy, type RowColumn, RowTable, RowTotals } from '#ui/tables/row-table.tsx';
import { decirDiferencia } from '../diferencia.ts';
import { CifraDeDiferencia, EstadoVisto, nombreDelEstado } from '../marcas.tsx';
import { anchoDeCifras, cifrasMasLargas } from '../tabla/ancho-de-cifras.ts';
import { avisosDe, pasaDeLaTolerancia } from './avisos.ts';
import { type TotalDeAgencia, totalesPorAgencia } from './totales.ts';

interface TablaDelDiaProps {
  readonly cajas: readonly CajaDelDia[];
  /** The jornada whose panel is open. */
  readonly abierta: string | undefined;
  readonly onAbrir: (jornada: string, medio: OpenedBy) => void;
}

export function TablaDelDia({ cajas, abierta, onAbrir }: TablaDelDiaProps) {
  const totales = totalesPorAgencia(cajas);
  const sePide = columnasConAlgo(cajas, totales);
  return (
    <div style={anchoDeCifras([...cajas, ...totales])}>
      <RowTable
        label="Cajas del día"
        columns={(totales.length > 1 ? conAgencia : columnas).filter(sePide)}
        rows={cajas}
        keyOf={({ id }) => id}
        name={nombreDeFila}
        opened={({ jornada }) => jornada !== null && jornada === abierta}
        onOpen={({ jornada }, medio) => {
          if (jornada !== null) onAbrir(jornada, medio);
        }}
      />
      <RowTotals
        label="Totales por agencia"
        columns={deTotales.filter(sePide)}
        rows={totales}
        keyOf={({ agencia }) => agencia}
      />
    </div>
  );
}

/** What no caja has today leaves its room to the names. */
function columnasConAlgo(cajas: readonly CajaDelDia[], totales: readonly TotalDeAgencia[]) {
  const hayTransito = cajas.some(({ enTransito }) => enTransito !== 0);
  const hayAvisos =
    cajas.some((una) => avisosDe(una).length > 0) || totales.some(({ porContar }) => porContar > 0);
  const caben = cifrasMasLargas([...cajas, ...totales]) <= CIFRAS_QUE_CABEN;
  return ({ title: titulo, yields: cede }: Pick<RowColumn<never>, 'title' | 'yields'>) =>
    (titulo !== EN_TRANSITO || hayTransito) &&
    (titulo !== AVISOS || hayAvisos) &&
    (cede !== 'segunda' || caben);
}

/** With longer ones the names would be left without room. */
const CIFRAS_QUE_CABEN = 13;

const EN_TRANSITO = 'En tránsito (Q)';
const AVISOS = 'Avisos';

const siHay = (monto: Centavos | null) => (monto === null ? null : formatearMonto(monto));
const siNoEsCero = (monto: Centavos) => (monto === 0 ? null : formatearMonto(monto));

/** There is nothing to tell of a caja that nobody opened. */
const deLaJornada = (caja: CajaDelDia, monto: Centavos) =>
  caja.jornada === null ? null : formatearSaldo(monto);

const columnasDe = (nombre: (caja: CajaDelDia) => string): readonly RowColumn<CajaDelDia>[] => [
  { title: 'Caja', kind: 'texto', cell: nombre },
  { title: 'Estado', kind: 'estado', cell: ({ estado }) => <EstadoVisto estado={estado} /> },
  {
    title: 'Cajero',
    kind: 'nombre',
    yields: 'primera',
    cell: ({ cajero }) => <Cajero nombre={cajero?.nombre ?? 'Sin asignar'} />,
  },
  {
    title: 'Mov.',
    kind: 'cuenta',
    yields: 'primera',
    cell: ({ jornada, movimientos }) => (jornada === null ? null : movimientos),
  },
  { title: 'Entradas (Q)', kind: 'monto', yields: 'segunda', cell: (una) => deLaJornada(una, una.entradas) },
  { title: 'Salidas (Q)', kind: 'monto', yields: 'segunda', cell: (una) => deLaJornada(una, una.salidas) },
  { title: 'Libro (Q)', kind: 'monto', cell: ({ libro }) => siHay(libro) },
  { title: 'Contado (Q)', kind: 'monto', cell: ({ contado }) => siHay(contado) },
  {
    title: 'Diferencia (Q)',
    kind: 'monto',
    cell: (una) =>
      una.diferencia === null ? null : (
        <CifraDeDiferencia
          diferencia={una.diferencia}
          descuadre={una.descuadre}
          excede={pasaDeLaTolerancia(una)}
        />
      ),
  },
  {
    title: EN_TRANSITO,
    kind: 'monto',
    yields: 'primera',
    cell: ({ enTransito }) => siNoEsCero(enTransito),
  },
  { title: AVISOS, kind: 'avisos', cell: (una) => <Avisos caja={una} /> },
];

const columnas = columnasDe(({ codigo, nombre }) => `${codigo} ${nombre}`);
const conAgencia = columnasDe(({ agencia, codigo, nombre }) => `${agencia} · ${codigo} ${nombre}`);

/** Names are long: whole when they are pointed at. */
const Cajero = ({ nombre }: { readonly nombre: string }) => <span title={nombre}>{nombre}</span>;

function Avisos({ caja }: { readonly caja: CajaDelDia }) {
  const avisos = avisosDe(caja).join(' · ');
  return avisos === '' ? null : <span title={avisos}>{avisos}</span>;
}

const deTotales: readonly RowColumn<TotalDeAgencia>[] = [
  { title: 'Agencia', kind: 'texto', cell: ({ agencia, nombreAgencia }) => `${agencia} ${nombreAgencia}` },
  { title: 'Estado', kind: 'estado', cell: () => null },
  {
    title: 'Cajas',
    kind: 'nombre',
    yields: 'primera',
    cell: ({ cajas }) => (cajas === 1 ? '1 caja' : `${cajas} cajas`),
  },
  { title: 'Mov.', kind: 'cuenta', yields: 'primera', cell: ({ movimientos }) => movimientos },
  {
    title: 'Entradas (Q)',
    kind: 'monto',
    yields: 'segunda',
    cell: ({ entradas }) => formatearSaldo(entradas),
  },
  { title: 'Salidas (Q)', kind: 'monto', yields: 'segunda', cell: ({ salidas }) => formatearSaldo(salidas) },
  { title: 'Libro (Q)', kind: 'monto', cell: ({ libro }) => formatearSaldo(libro) },
  { title: 'Contado (Q)', kind: 'monto', cell: ({ contado }) => siHay(contado) ?? '–' },
  {
    title: 'Diferencia (Q)',
    kind: 'monto',
    cell: ({ diferencia, descuadre, excedeTolerancia: excede }) =>
      diferencia === null ? (
        '–'
      ) : (
        <CifraDeDiferencia diferencia={diferencia} descuadre={descuadre} excede={excede} />
      ),
  },
  {
    title: EN_TRANSITO,
    kind: 'monto',
    yields: 'primera',
    cell: ({ enTransito }) => siNoEsCero(enTransito),
  },
  {
    title: AVISOS,
    kind: 'avisos',
    cell: ({ porContar }) => (porContar === 0 ? null : `${porContar} por contar`),
  },
];

function nombreDeFila(caja: CajaDelDia): string {
  const { codigo, nombre, nombreAgencia, cajero, estado, libro, contado, diferencia, enTransito } = caja;
  return [
    `${codigo} ${nombre}, ${nombreAgencia}`,
    cajero?.nombre ?? 'sin cajero',
    nombreDelEstado(estado),
    ...(libro === null ? [] : [`libro ${formatearQuetzales(libro)}`]),
    ...(contado === null ? [] : [`contado ${formatearQuetzales(contado)}`]),
    ...(diferencia === null ? [] : [decirDiferencia(diferencia, caja.descuadre)]),
    ...(enTransito === 0 ? [] : [`en tránsito ${formatearQuetzales(enTransito)}`]),
    ...avisosDe(caja),
  ].join(', ');
}
