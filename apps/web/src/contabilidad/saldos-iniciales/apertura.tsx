// The opening balances of one agencia: being written, waiting for somebody, or as they were posted.
import type {
  Apertura as DatosDeApertura,
  EstadoDeApertura,
} from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { numeroDePartida } from '@cuadra/core/partida';
import { Link } from '@tanstack/react-router';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { Decisiones } from './decisiones.tsx';
import { Escritorio } from './escritorio.tsx';
import { Resumen } from './resumen.tsx';

export function Apertura({ apertura }: { readonly apertura: DatosDeApertura }) {
  if (apertura.puede.escribir) return <Escritorio apertura={apertura} />;
  return (
    <>
      <Text size="sm">{comoVan(apertura)}</Text>
      {apertura.partida !== null && (
        <Text size="sm">
          Partida{' '}
          <Link to="/contabilidad/ver-partidas" search={{ partida: apertura.partida.id }}>
            {numeroDePartida(apertura.partida)}
          </Link>
          .
        </Text>
      )}
      {apertura.impedimentos.map((texto) => (
        <FormNotice key={texto} tono="aviso" texto={texto} />
      ))}
      <Resumen resumen={apertura.resumen} />
      <Decisiones apertura={apertura} />
      <LineasContabilizadas lineas={apertura.lineas} />
    </>
  );
}

export const nombresDeEstado: Readonly<Record<EstadoDeApertura, string>> = {
  borrador: 'Escribiéndose',
  en_revision: 'Por aprobar',
  contabilizada: 'Contabilizados',
  revertida: 'Deshechos',
};

function comoVan({ estado, fecha, enviada, aprobada, escritores }: DatosDeApertura): string {
  const partes = [
    `${nombresDeEstado[estado]}, al ${formatDate(fecha)}.`,
    `Los escribieron: ${escritores.map(({ nombre }) => nombre).join(', ')}.`,
    ...(enviada === null ? [] : [`Los envió ${enviada.por.nombre} el ${formatInstant(enviada.en)}.`]),
    ...(aprobada === null ? [] : [`Los aprobó ${aprobada.por.nombre} el ${formatInstant(aprobada.en)}.`]),
  ];
  return partes.join(' ');
}

type Fila = DatosDeApertura['lineas'][number] & { readonly lugar: number };

const COLUMNAS: readonly CardColumn<Fila>[] = [
  { titulo: 'Código', clase: 'cifras', celda: ({ cuenta }) => cuenta },
  { titulo: 'Cuenta', clase: 'principal', celda: ({ nombreCuenta, error }) => error ?? nombreCuenta },
  { titulo: 'Debe (Q)', clase: 'numero', celda: ({ debe }) => formatearSaldo(debe) },
  { titulo: 'Haber (Q)', clase: 'numero', celda: ({ haber }) => formatearSaldo(haber) },
];

/** The lines of what is no longer written. */
function LineasContabilizadas({ lineas }: Pick<DatosDeApertura, 'lineas'>) {
  return (
    <CardTable
      etiqueta="Saldos por cuenta"
      columnas={COLUMNAS}
      filas={lineas.map((linea, lugar) => ({ ...linea, lugar }))}
      clave={({ lugar }) => String(lugar)}
    />
  );
}
