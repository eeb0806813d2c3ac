// The opening balances of one agencia: being written, waiting for somebody, or as they were posted.
import type { Apertura as DatosDeApertura } from '@cuadra/contract/contabilidad/saldos-iniciales/saldos-iniciales';
import { numeroDePartida } from '@cuadra/core/partida';
import { Link } from '@tanstack/react-router';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { Decisiones } from './decisiones.tsx';
import { Escritorio } from './escritorio.tsx';
import { LineasContabilizadas } from './lineas.tsx';
import { nombresDeEstado } from './nombres.ts';
import { Resumen } from './resumen.tsx';
import classes from './saldos-iniciales.module.css';

export function Apertura({ apertura }: { readonly apertura: DatosDeApertura }) {
  if (apertura.puede.escribir) return <Escritorio apertura={apertura} />;
  return (
    <>
      <p className={classes.historia}>{comoVan(apertura)}</p>
      {apertura.partida !== null && (
        <p className={classes.historia}>
          Partida{' '}
          <Link to="/contabilidad/ver-partidas" search={{ partida: apertura.partida.id }}>
            {numeroDePartida(apertura.partida)}
          </Link>
          .
        </p>
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

function comoVan({ estado, fecha, enviada, aprobada, escritores }: DatosDeApertura): string {
  const partes = [
    `${nombresDeEstado[estado]}, al ${formatDate(fecha)}.`,
    `Los escribieron: ${escritores.map(({ nombre }) => nombre).join(', ')}.`,
    ...(enviada === null ? [] : [`Los envió ${enviada.por.nombre} el ${formatInstant(enviada.en)}.`]),
    ...(aprobada === null ? [] : [`Los aprobó ${aprobada.por.nombre} el ${formatInstant(aprobada.en)}.`]),
  ];
  return partes.join(' ');
}
