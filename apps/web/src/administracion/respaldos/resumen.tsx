// What somebody who answers for the books wants to know at a glance: how old, how large, until when, and whether it was tried.
import type { Simulacro, SituacionDeRespaldos } from '@cuadra/contract/administracion/respaldos';
import type { ReactNode } from 'react';
import { now } from '#platform/clock.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { formatSize } from '#ui/format/size.ts';
import { hace } from './en-palabras.ts';
import classes from './respaldos.module.css';

export function Resumen({ situacion }: { readonly situacion: SituacionDeRespaldos }) {
  const { ultimo, alcance, siguienteEn, simulacro, cierre, esIncluida } = situacion;
  if (ultimo === null) return null;
  return (
    <dl className={classes.datos}>
      <Dato nombre="Terminó">
        {formatInstant(ultimo.terminadoEn)}{' '}
        <span className={classes.nota}>({hace(ultimo.terminadoEn, now())})</span>
      </Dato>
      <Dato nombre="Tamaño">{ultimo.bytes === null ? '—' : formatSize(ultimo.bytes)}</Dato>
      <Dato nombre="Se puede restaurar">
        {alcance === null ? 'Lo que dice cada copia' : `Cualquier segundo hasta ${formatInstant(alcance)}`}
      </Dato>
      <Dato nombre="Siguiente">{siguienteEn === null ? '—' : formatInstant(siguienteEn)}</Dato>
      <Dato nombre="Último simulacro">
        {simulacro === null ? sinSimulacro(cierre, esIncluida) : <Probado simulacro={simulacro} />}
      </Dato>
    </dl>
  );
}

function Dato({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  return (
    <div className={classes.dato}>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Probado({ simulacro }: { readonly simulacro: Simulacro }) {
  const { resultado, terminadoEn, partidas, motivo } = simulacro;
  const cuantas = partidas === 1 ? '1 partida' : `${formatearEntero(partidas ?? 0)} partidas`;
  return resultado === 'limpio' ? (
    <>
      {formatInstant(terminadoEn)} <span className={classes.nota}>({cuantas}, todo cuadra)</span>
    </>
  ) : (
    <span className={classes.fallo}>
      {formatInstant(terminadoEn)}: {motivo}
    </span>
  );
}

/** Whoever keeps the key elsewhere tries it there. */
function sinSimulacro(cierre: SituacionDeRespaldos['cierre'], esIncluida: boolean): string {
  return cierre === 'clave' && esIncluida
    ? 'Ninguno todavía; se hace cada domingo'
    : 'Ninguno; hágalo con «npm run restaurar -- --simulacro»';
}
