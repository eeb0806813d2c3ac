// All that is known of a partida, and what can be done with it.

import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import { type ReactNode, useId } from 'react';
import { PanelHeader } from '#ui/dialogs/panel-header.tsx';
import { EtiquetaDeEstado } from '../etiqueta-de-estado.tsx';
import { AccionesDePartida } from './acciones-de-partida.tsx';
import { Advertencias } from './advertencias.tsx';
import { DatosDePartida } from './datos-de-partida.tsx';
import { Historia } from './historia.tsx';
import { LineasDePartida } from './lineas-de-partida.tsx';
import classes from './panel-de-partida.module.css';
import { ParDeReversion } from './par-de-reversion.tsx';
import { SoportesDePartida } from './soportes-de-partida.tsx';

interface PanelDePartidaProps {
  readonly partida: PartidaCompleta;
  readonly onVer: (id: string) => void;
  readonly onClose: () => void;
  readonly onDialogo: (abierto: boolean) => void;
}

export function PanelDePartida({ partida, onVer, onClose, onDialogo }: PanelDePartidaProps) {
  const pareja = partida.revierte ?? partida.revertidaPor ?? partida.reversionPropuesta;
  return (
    <div className={classes.panel}>
      <PanelHeader onClose={onClose}>
        <p className={classes.numero}>
          {partida.numero === null ? 'Sin número' : `Partida ${numeroDePartida(partida)}`}
          <EtiquetaDeEstado partida={partida} />
        </p>
        <h2 className={classes.concepto}>{partida.concepto === '' ? 'Sin concepto' : partida.concepto}</h2>
      </PanelHeader>
      <AccionesDePartida partida={partida} onClose={onClose} onDialogo={onDialogo} />
      <DatosDePartida partida={partida} />
      <Seccion titulo={`Líneas (${partida.lineas.length})`}>
        <LineasDePartida partida={partida} />
      </Seccion>
      {pareja !== null && (
        <Seccion titulo={partida.reversionPropuesta === null ? 'Reversión' : 'Reversión propuesta'}>
          <ParDeReversion partida={partida} pareja={pareja} onVer={onVer} />
        </Seccion>
      )}
      <Advertencias id={partida.id} />
      <Seccion titulo={`Soportes (${partida.soportes})`}>
        <SoportesDePartida partida={partida} />
      </Seccion>
      <Seccion titulo="Historia">
        <Historia hechos={partida.historia} />
      </Seccion>
    </div>
  );
}

export function Seccion({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
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
