// What a verification found.
import type { Hallazgo, Informe as UnInforme } from '@cuadra/contract/contabilidad/verificacion';
import { CheckCircleIcon } from '@heroicons/react/20/solid';
import { Link } from '@tanstack/react-router';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { CopyField } from '#ui/fields/copy-field.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import classes from './informe.module.css';

export function Informe({ informe }: { readonly informe: UnInforme }) {
  const { limpio, ejercicios, primero, hallazgos, totalDeHallazgos } = informe;
  return (
    <div className={classes.informe}>
      {limpio ? (
        <p className={classes.limpio} role="status">
          <CheckCircleIcon width={20} height={20} aria-hidden="true" />
          Todo cuadra: {loRevisado(informe)}
        </p>
      ) : (
        <>
          {primero !== null && (
            <FormNotice
              tono="error"
              texto={
                <>
                  <p>No cuadra: {formatearEntero(totalDeHallazgos)} por revisar. Empiece por lo primero.</p>
                  <Mensaje hallazgo={primero} />
                </>
              }
            />
          )}
          <Hallazgos hallazgos={hallazgos} total={totalDeHallazgos} />
        </>
      )}
      {informe.desdeSello !== null && (
        <p className={classes.nota}>
          Lo contabilizado hasta el {formatInstant(informe.desdeSello)} se comparó con su sello. Para volver a
          calcularlo desde sus líneas, pida una verificación completa.
        </p>
      )}
      <section aria-labelledby="sellos">
        <h3 id="sellos" className={classes.subtitulo}>
          Sellos
        </h3>
        <p className={classes.nota}>
          Guarde el sello de un año fuera del sistema: si después alguien cambia algo anterior, ya no será el
          mismo.
        </p>
        <div className={classes.sellos}>
          {ejercicios.map(({ anio, partidas: cuantas, sello }) => (
            <CopyField key={anio} etiqueta={`${anio} · ${formatearEntero(cuantas)} partidas`} valor={sello} />
          ))}
        </div>
      </section>
    </div>
  );
}

function loRevisado({ partidas, lineas, desdeSello }: UnInforme): string {
  const despues = desdeSello === null ? '' : ' después del último sello';
  if (partidas === 0) return `no hay partidas${despues}.`;
  const cuantas = partidas === 1 ? '1 partida' : `${formatearEntero(partidas)} partidas`;
  return `${cuantas} y ${formatearEntero(lineas)} líneas${despues}.`;
}

const NOMBRES: Readonly<Record<Hallazgo['regla'], string>> = {
  numeracion: 'Numeración',
  cuadre: 'Cuadre',
  lineas: 'Líneas',
  cuentas: 'Cuentas',
  reversion: 'Reversión',
  huella: 'Contenido',
  cadena: 'Cadena',
  inicio: 'Inicio del año',
  saldos: 'Saldos',
  auxiliares: 'Auxiliares',
  catalogo: 'Catálogo',
  importaciones: 'Importaciones',
  sello: 'Sello entregado',
  bitacora: 'Bitácora',
  esquema: 'Reglas de la base',
};

interface HallazgosProps {
  readonly hallazgos: readonly Hallazgo[];
  readonly total: number;
}

function Hallazgos({ hallazgos, total }: HallazgosProps) {
  return (
    <section aria-labelledby="hallazgos">
      <h3 id="hallazgos" className={classes.subtitulo}>
        Lo que no corresponde
      </h3>
      <ul className={classes.hallazgos}>
        {hallazgos.map((hallazgo) => (
          <li key={`${hallazgo.regla} ${hallazgo.mensaje}`}>
            <span className={classes.regla}>{NOMBRES[hallazgo.regla]}</span>
            <Mensaje hallazgo={hallazgo} />
          </li>
        ))}
      </ul>
      {total > hallazgos.length && (
        <p className={classes.nota}>Y {formatearEntero(total - hallazgos.length)} más.</p>
      )}
    </section>
  );
}

function Mensaje({ hallazgo: { idPartida, mensaje } }: { readonly hallazgo: Hallazgo }) {
  if (idPartida === null) return <span>{mensaje}</span>;
  return (
    <Link to="/contabilidad/ver-partidas" search={{ partida: idPartida }} className={classes.enlace}>
      {mensaje}
    </Link>
  );
}
