// The cajas of a day, one row each, and below them what they add up to in each agencia.
import type { CajaDelDia } from '@cuadra/contract/contabilidad/cajas/revision';
import type { Centavos } from '@cuadra/core/dinero';
import { formatearMonto, formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import {
  type OpenableColumn,
  OpenableTable,
  OpenableTotals,
  type OpenedBy,
} from '#ui/tables/openable-table.tsx';
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
      <OpenableTable
        etiqueta="Cajas del día"
        columnas={(totales.length > 1 ? conAgencia : columnas).filter(sePide)}
        filas={cajas}
        clave={({ id }) => id}
        nombre={nombreDeFila}
        abierta={({ jornada }) => jornada !== null && jornada === abierta}
        onAbrir={({ jornada }, medio) => {
          if (jornada !== null) onAbrir(jornada, medio);
        }}
      />
      <OpenableTotals
        etiqueta="Totales por agencia"
        columnas={deTotales.filter(sePide)}
        filas={totales}
        clave={({ agencia }) => agencia}
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
  return ({ titulo, cede }: Pick<OpenableColumn<never>, 'titulo' | 'cede'>) =>
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

const columnasDe = (nombre: (caja: CajaDelDia) => string): readonly OpenableColumn<CajaDelDia>[] => [
  { titulo: 'Caja', clase: 'texto', celda: nombre },
  { titulo: 'Estado', clase: 'estado', celda: ({ estado }) => <EstadoVisto estado={estado} /> },
  {
    titulo: 'Cajero',
    clase: 'nombre',
    cede: 'primera',
    celda: ({ cajero }) => <Cajero nombre={cajero?.nombre ?? 'Sin asignar'} />,
  },
  {
    titulo: 'Mov.',
    clase: 'cuenta',
    cede: 'primera',
    celda: ({ jornada, movimientos }) => (jornada === null ? null : movimientos),
  },
  { titulo: 'Entradas (Q)', clase: 'monto', cede: 'segunda', celda: (una) => deLaJornada(una, una.entradas) },
  { titulo: 'Salidas (Q)', clase: 'monto', cede: 'segunda', celda: (una) => deLaJornada(una, una.salidas) },
  { titulo: 'Libro (Q)', clase: 'monto', celda: ({ libro }) => siHay(libro) },
  { titulo: 'Contado (Q)', clase: 'monto', celda: ({ contado }) => siHay(contado) },
  {
    titulo: 'Diferencia (Q)',
    clase: 'monto',
    celda: (una) =>
      una.diferencia === null ? null : (
        <CifraDeDiferencia
          diferencia={una.diferencia}
          descuadre={una.descuadre}
          excede={pasaDeLaTolerancia(una)}
        />
      ),
  },
  {
    titulo: EN_TRANSITO,
    clase: 'monto',
    cede: 'primera',
    celda: ({ enTransito }) => siNoEsCero(enTransito),
  },
  { titulo: AVISOS, clase: 'avisos', celda: (una) => <Avisos caja={una} /> },
];

const columnas = columnasDe(({ codigo, nombre }) => `${codigo} ${nombre}`);
const conAgencia = columnasDe(({ agencia, codigo, nombre }) => `${agencia} · ${codigo} ${nombre}`);

/** Names are long: whole when they are pointed at. */
const Cajero = ({ nombre }: { readonly nombre: string }) => <span title={nombre}>{nombre}</span>;

function Avisos({ caja }: { readonly caja: CajaDelDia }) {
  const avisos = avisosDe(caja).join(' · ');
  return avisos === '' ? null : <span title={avisos}>{avisos}</span>;
}

const deTotales: readonly OpenableColumn<TotalDeAgencia>[] = [
  { titulo: 'Agencia', clase: 'texto', celda: ({ agencia, nombreAgencia }) => `${agencia} ${nombreAgencia}` },
  { titulo: 'Estado', clase: 'estado', celda: () => null },
  {
    titulo: 'Cajas',
    clase: 'nombre',
    cede: 'primera',
    celda: ({ cajas }) => (cajas === 1 ? '1 caja' : `${cajas} cajas`),
  },
  { titulo: 'Mov.', clase: 'cuenta', cede: 'primera', celda: ({ movimientos }) => movimientos },
  {
    titulo: 'Entradas (Q)',
    clase: 'monto',
    cede: 'segunda',
    celda: ({ entradas }) => formatearSaldo(entradas),
  },
  { titulo: 'Salidas (Q)', clase: 'monto', cede: 'segunda', celda: ({ salidas }) => formatearSaldo(salidas) },
  { titulo: 'Libro (Q)', clase: 'monto', celda: ({ libro }) => formatearSaldo(libro) },
  { titulo: 'Contado (Q)', clase: 'monto', celda: ({ contado }) => siHay(contado) ?? '–' },
  {
    titulo: 'Diferencia (Q)',
    clase: 'monto',
    celda: ({ diferencia, descuadre, excedeTolerancia: excede }) =>
      diferencia === null ? (
        '–'
      ) : (
        <CifraDeDiferencia diferencia={diferencia} descuadre={descuadre} excede={excede} />
      ),
  },
  {
    titulo: EN_TRANSITO,
    clase: 'monto',
    cede: 'primera',
    celda: ({ enTransito }) => siNoEsCero(enTransito),
  },
  {
    titulo: AVISOS,
    clase: 'avisos',
    celda: ({ porContar }) => (porContar === 0 ? null : `${porContar} por contar`),
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
