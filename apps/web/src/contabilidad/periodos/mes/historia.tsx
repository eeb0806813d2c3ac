// Everything that was done with the month: each close with its gates as they were, each reopening with what was posted
// meanwhile, each exception.
import type { HechoDelPeriodo } from '@cuadra/contract/contabilidad/periodos/cierre';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { MarcaDeCompuerta } from '../marca-de-compuerta.tsx';
import type { ClaveDeMes } from '../meses.ts';
import classes from './historia.module.css';
import { PartidasDeReapertura } from './partidas-de-reapertura.tsx';

interface HistoriaProps {
  readonly clave: ClaveDeMes;
  readonly historia: readonly HechoDelPeriodo[];
}

export function Historia({ clave, historia }: HistoriaProps) {
  if (historia.length === 0) return null;
  return (
    <Card titulo="Historia del mes">
      <ol className={classes.lista}>
        {historia.map((hecho) => (
          <li key={hecho.id} className={classes.hecho}>
            <p className={classes.cuando}>
              <time dateTime={hecho.en}>{formatInstant(hecho.en)}</time>
              <span>{hecho.por?.nombre ?? 'El sistema'}</span>
            </p>
            <Contenido clave={clave} hecho={hecho} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface ContenidoProps {
  readonly clave: ClaveDeMes;
  readonly hecho: HechoDelPeriodo;
}

function Contenido({ clave, hecho }: ContenidoProps) {
  switch (hecho.clase) {
    case 'cierre':
      return <DelCierre hecho={hecho} />;
    case 'reapertura':
      return <DeLaReapertura clave={clave} hecho={hecho} />;
    case 'excepcion':
      return <DeLaExcepcion hecho={hecho} />;
    default:
      return hecho satisfies never;
  }
}

type Hecho<C extends HechoDelPeriodo['clase']> = Extract<HechoDelPeriodo, { clase: C }>;

function DelCierre({ hecho: { compuertas } }: { readonly hecho: Hecho<'cierre'> }) {
  const [abierto, setAbierto] = useState(false);
  const excepciones = compuertas.filter(({ excepcion }) => excepcion !== null).length;
  return (
    <div className={classes.cuerpo}>
      <p>
        Cerró el mes
        {excepciones > 0 && ` con ${excepciones === 1 ? 'una excepción' : `${excepciones} excepciones`}`}.
      </p>
      <Ver abierto={abierto} onCambio={setAbierto} que="sus compuertas" />
      {abierto && (
        <ul className={classes.compuertas}>
          {compuertas.map(({ titulo, pasa, motivo, responsable, nota, firma, excepcion }) => (
            <li key={titulo}>
              <MarcaDeCompuerta estado={pasa ? 'en-orden' : 'excepcion'} />
              <div>
                <strong>{titulo}</strong> {motivo}
                {excepcion !== null && ` Se dejó pasar (${excepcion.por}): ${excepcion.motivo}`}
                {(responsable ?? firma) !== null && (
                  <span className={classes.gente}>
                    {responsable !== null && `Responsable: ${responsable}. `}
                    {firma !== null && `Firmó ${firma}.`}
                  </span>
                )}
                {nota !== '' && <span className={classes.gente}>{nota}</span>}
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });

function DeLaReapertura({
  clave,
  hecho,
}: {
  readonly clave: ClaveDeMes;
  readonly hecho: Hecho<'reapertura'>;
}) {
  const [abierto, setAbierto] = useState(false);
  const { id, motivo, aprobadaPor, limite, contabilizadas } = hecho;
  const cuales =
    contabilizadas === 1
      ? 'la partida que se contabilizó'
      : `las ${formatearEntero(contabilizadas)} partidas que se contabilizaron`;
  return (
    <div className={classes.cuerpo}>
      <p>Reabrió el mes: {motivo}</p>
      {aprobadaPor !== null && <p className={classes.gente}>Lo aprobó {aprobadaPor.nombre}.</p>}
      {limite !== null && (
        <p className={classes.gente}>
          Solo para {lista.format(limite.para.map(({ nombre }) => nombre))}, hasta el{' '}
          {formatInstant(limite.hasta)}.
        </p>
      )}
      {contabilizadas === 0 ? (
        <p className={classes.gente}>No se contabilizó nada en él.</p>
      ) : (
        <Ver abierto={abierto} onCambio={setAbierto} que={cuales} />
      )}
      {abierto && <PartidasDeReapertura clave={clave} id={id} />}
    </div>
  );
}

function DeLaExcepcion({ hecho }: { readonly hecho: Hecho<'excepcion'> }) {
  const { compuerta, motivo, usada, retirada } = hecho;
  return (
    <div className={classes.cuerpo}>
      <p>
        Dejó pasar «{compuerta}»: {motivo}
      </p>
      {usada !== null && (
        <p className={classes.gente}>
          Con ella cerró {usada.por.nombre} el {formatInstant(usada.en)}.
        </p>
      )}
      {retirada !== null && (
        <p className={classes.gente}>
          La retiró {retirada.por.nombre} el {formatInstant(retirada.en)}.
        </p>
      )}
    </div>
  );
}

interface VerProps {
  readonly abierto: boolean;
  readonly onCambio: (abierto: boolean) => void;
  readonly que: string;
}

function Ver({ abierto, onCambio, que }: VerProps) {
  return (
    <Button variant="default" size="xs" aria-expanded={abierto} onClick={() => onCambio(!abierto)}>
      {abierto ? 'Ocultar' : 'Ver'} {que}
    </Button>
  );
}
