// The cajas of a day, one row each, and below them what they add up to in each agencia.
import type { CajaDelDia } from '@cuadra/contract/contabilidad/cajas/revision';
import type { Centavos } from '@cuadra/core/dinero';
import { formatearMonto, formatearQuetzales, formatearSaldo } from '../../../../ui/format/dinero.ts';
import { CifraDeDiferencia } from '../cifra-de-diferencia.tsx';
import { decirDiferencia } from '../diferencia.ts';
import { EstadoVisto, nombreDelEstado } from '../estado-de-jornada.tsx';
import tabla from '../tabla/tabla-de-revision.module.css';
import {
  Celdas,
  type ColumnaDeRevision,
  type MedioDeApertura,
  TablaDeRevision,
} from '../tabla/tabla-de-revision.tsx';
import { avisosDe } from './avisos.ts';
import classes from './dia.module.css';
import { type TotalDeAgencia, totalesPorAgencia } from './totales.ts';

interface TablaDelDiaProps {
  readonly cajas: readonly CajaDelDia[];
  /** The jornada whose panel is open. */
  readonly abierta: string | undefined;
  readonly onAbrir: (jornada: string, medio: MedioDeApertura) => void;
}

export function TablaDelDia({ cajas, abierta, onAbrir }: TablaDelDiaProps) {
  const totales = totalesPorAgencia(cajas);
  return (
    <>
      <TablaDeRevision
        etiqueta="Cajas del día"
        columnas={totales.length > 1 ? conAgencia : columnas}
        filas={cajas}
        clave={({ id }) => id}
        nombre={nombreDeFila}
        abierta={({ jornada }) => jornada !== null && jornada === abierta}
        onAbrir={({ jornada }, medio) => {
          if (jornada !== null) onAbrir(jornada, medio);
        }}
      />
      <Totales totales={totales} />
    </>
  );
}

function Totales({ totales }: { readonly totales: readonly TotalDeAgencia[] }) {
  return (
    <table className={`${tabla.tabla} ${classes.totales}`} aria-label="Totales por agencia">
      <tbody>
        {totales.map((total) => (
          <tr key={total.agencia} className={tabla.columnas}>
            <Celdas columnas={deTotales} fila={total} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const siHay = (monto: Centavos | null) => (monto === null ? null : formatearMonto(monto));
const siNoEsCero = (monto: Centavos) => (monto === 0 ? null : formatearMonto(monto));

/** Of a caja that nobody opened there is nothing to tell. */
const deLaJornada = (caja: CajaDelDia, monto: Centavos) =>
  caja.jornada === null ? null : formatearSaldo(monto);

const columnasDe = (nombre: (caja: CajaDelDia) => string): readonly ColumnaDeRevision<CajaDelDia>[] => [
  { titulo: 'Caja', clase: 'texto', celda: nombre },
  { titulo: 'Estado', clase: 'estado', celda: ({ estado }) => <EstadoVisto estado={estado} /> },
  {
    titulo: 'Cajero',
    clase: 'nombre',
    cede: 'primera',
    celda: ({ cajero }) => cajero?.nombre ?? 'Sin asignar',
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
    celda: ({ diferencia, excedeTolerancia: excede }) =>
      diferencia === null ? null : <CifraDeDiferencia diferencia={diferencia} excede={excede} />,
  },
  {
    titulo: 'En tránsito',
    clase: 'monto',
    cede: 'primera',
    celda: ({ enTransito }) => siNoEsCero(enTransito),
  },
  { titulo: 'Avisos', clase: 'avisos', celda: (una) => <Avisos caja={una} /> },
];

const columnas = columnasDe(({ codigo, nombre }) => `${codigo} ${nombre}`);
const conAgencia = columnasDe(({ agencia, codigo, nombre }) => `${agencia} · ${codigo} ${nombre}`);

function Avisos({ caja }: { readonly caja: CajaDelDia }) {
  const avisos = avisosDe(caja).join(' · ');
  return avisos === '' ? null : <span title={avisos}>{avisos}</span>;
}

const deTotales: readonly ColumnaDeRevision<TotalDeAgencia>[] = [
  { titulo: 'Agencia', clase: 'texto', celda: ({ agencia, nombreAgencia }) => `${agencia} ${nombreAgencia}` },
  { titulo: 'Cajas', clase: 'estado', celda: ({ cajas }) => (cajas === 1 ? '1 caja' : `${cajas} cajas`) },
  { titulo: 'Cajero', clase: 'nombre', cede: 'primera', celda: () => null },
  { titulo: 'Mov.', clase: 'cuenta', cede: 'primera', celda: ({ movimientos }) => movimientos },
  {
    titulo: 'Entradas (Q)',
    clase: 'monto',
    cede: 'segunda',
    celda: ({ entradas }) => formatearMonto(entradas),
  },
  { titulo: 'Salidas (Q)', clase: 'monto', cede: 'segunda', celda: ({ salidas }) => formatearMonto(salidas) },
  { titulo: 'Libro (Q)', clase: 'monto', celda: ({ libro }) => formatearMonto(libro) },
  { titulo: 'Contado (Q)', clase: 'monto', celda: ({ contado }) => siHay(contado) ?? '—' },
  {
    titulo: 'Diferencia (Q)',
    clase: 'monto',
    celda: ({ diferencia, excedeTolerancia: excede }) => (
      <CifraDeDiferencia diferencia={diferencia} excede={excede} />
    ),
  },
  {
    titulo: 'En tránsito',
    clase: 'monto',
    cede: 'primera',
    celda: ({ enTransito }) => siNoEsCero(enTransito),
  },
  {
    titulo: 'Avisos',
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
    ...(diferencia === null ? [] : [decirDiferencia(diferencia)]),
    ...(enTransito === 0 ? [] : [`en tránsito ${formatearQuetzales(enTransito)}`]),
    ...avisosDe(caja),
  ].join(', ');
}
