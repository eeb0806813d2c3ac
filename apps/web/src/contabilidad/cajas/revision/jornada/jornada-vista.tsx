// All that is known of a jornada, from its difference to the movements that may have caused it, and what can be decided.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { numeroDePartida } from '@cuadra/core/partida';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { TablaDeMovimientos } from '#contabilidad/cajas/movimientos/tabla-de-movimientos.tsx';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { formatDate, formatTime } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { CifraDeDiferencia } from '../cifra-de-diferencia.tsx';
import { esDeDos, pideMotivo } from '../decisiones/destinos.ts';
import { EstadoVisto } from '../estado-de-jornada.tsx';
import { TendenciaBreve } from '../tendencia/tendencia-breve.tsx';
import { AccionesDeJornada } from './acciones-de-jornada.tsx';
import { Causas } from './causas.tsx';
import { Conteos } from './conteos.tsx';
import { enPalabras } from './en-palabras.ts';
import { hitosDe } from './hitos.ts';
import classes from './panel-de-jornada.module.css';
import { Pasos } from './pasos.tsx';

interface JornadaVistaProps {
  readonly jornada: Jornada;
  readonly senalados: readonly string[];
  readonly onClose: () => void;
  readonly onDialogo: (abierto: boolean) => void;
}

export function JornadaVista({ jornada, senalados, onClose, onDialogo }: JornadaVistaProps) {
  const [deCausa, setDeCausa] = useState<readonly string[]>();
  const { caja, fecha, cajero, estado, arqueos, movimientos } = jornada;
  const conDiferencia = jornada.diferencia !== null && pideMotivo(jornada);
  return (
    <div className={classes.panel}>
      <PanelHeader onClose={onClose}>
        <p className={classes.cuando}>
          {formatDate(fecha)}, {caja.nombreAgencia} <EstadoVisto estado={estado} />
        </p>
        <h2 className={classes.caja}>
          {caja.codigo} {caja.nombre}
        </h2>
        <p className={classes.cuando}>{cajero.nombre}</p>
      </PanelHeader>
      <AccionesDeJornada jornada={jornada} onDialogo={onDialogo} />
      <Hitos jornada={jornada} />
      <Cifras jornada={jornada} />
      {(jornada.pasos.length > 0 || jornada.explicacion !== null) && (
        <Seccion titulo="Explicación y revisión">
          <Pasos jornada={jornada} />
        </Seccion>
      )}
      {conDiferencia && (
        <Seccion titulo="Qué pudo causarla">
          <Causas jornada={jornada.id} elegida={deCausa} onElegir={setDeCausa} />
        </Seccion>
      )}
      {arqueos.length > 0 && (
        <Seccion titulo={`Conteos (${arqueos.length})`}>
          <Conteos arqueos={arqueos} />
        </Seccion>
      )}
      <Seccion titulo={`Movimientos (${movimientos})`}>
        <div className={classes.movimientos}>
          <TablaDeMovimientos
            jornada={jornada.id}
            senalados={deCausa ?? senalados}
            acciones={(movimiento) => <EnlaceAPartida movimiento={movimiento} />}
          />
        </div>
      </Seccion>
      <Seccion titulo={`Tendencia de ${cajero.nombre}`}>
        <TendenciaBreve cajero={cajero.id} />
      </Seccion>
    </div>
  );
}

function Seccion({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.seccion} aria-labelledby={id}>
      <h3 id={id} className={classes.titulo}>
        {titulo}
      </h3>
      {children}
    </section>
  );
}

function EnlaceAPartida({ movimiento: { partida } }: { readonly movimiento: Movimiento }) {
  return (
    <Link to="/contabilidad/ver-partidas" search={{ partida: partida.id }} className={classes.enlace}>
      Partida {numeroDePartida(partida)}
    </Link>
  );
}

function Hitos({ jornada }: { readonly jornada: Jornada }) {
  return (
    <ol className={classes.hitos} aria-label="Estados">
      {hitosDe(jornada).map(({ estado, nombre, en }) => (
        <li key={estado} data-pendiente={en === undefined || undefined}>
          {nombre}
          <span className="cifras">{en === undefined ? 'pendiente' : formatTime(en)}</span>
        </li>
      ))}
    </ol>
  );
}

function Cifras({ jornada }: { readonly jornada: Jornada }) {
  const { estado, libro, contado, diferencia, descuadre, partidaDeDiferencia } = jornada;
  const deDos = esDeDos(jornada);
  return (
    <dl className={classes.cifras}>
      <Cifra nombre="Libro (Q)">{libro === null ? '–' : formatearMonto(libro)}</Cifra>
      <Cifra nombre="Contado (Q)">{contado === null ? 'Sin contar' : formatearMonto(contado)}</Cifra>
      <Cifra nombre="Diferencia (Q)">
        {diferencia === null ? (
          '–'
        ) : (
          <CifraDeDiferencia
            diferencia={diferencia}
            descuadre={descuadre}
            excede={deDos && estado !== 'revisada'}
          />
        )}
      </Cifra>
      <Cifra nombre="En palabras" ancha>
        {enPalabras(jornada)}
        {partidaDeDiferencia !== null && (
          <>
            {' · '}
            <Link
              to="/contabilidad/ver-partidas"
              search={{ partida: partidaDeDiferencia.id }}
              className={classes.enlace}
            >
              Contabilizada en la partida {numeroDePartida(partidaDeDiferencia)}
            </Link>
          </>
        )}
      </Cifra>
    </dl>
  );
}

interface CifraProps {
  readonly nombre: string;
  /** Over the whole width, in words. */
  readonly ancha?: boolean;
  readonly children: ReactNode;
}

function Cifra({ nombre, ancha = false, children }: CifraProps) {
  return (
    <div data-ancha={ancha || undefined}>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}
