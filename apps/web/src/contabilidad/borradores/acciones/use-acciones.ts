// What ends the work on a draft: posting it or sending it for review. The server is asked first what would happen; what
// keeps it from being posted lands on its field, and what somebody should look at is asked before going on.
import { type Advertencia, aceptarAdvertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { listarPartidas, type ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { verSaldos } from '@cuadra/contract/contabilidad/saldos';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query.ts';
import { ConflictoDeBorrador } from '../borrador/envio.ts';
import type { Trabajo } from '../borrador/trabajo.ts';
import { type ErroresRepartidos, erroresDe, repartirErrores } from '../errores.ts';
import { type Destino, terminarPartida } from './contabilizar.ts';
import { servidorDePartidas } from './servidor.ts';

export type Accion = Destino | 'contabilizar-y-nueva';

export interface Pregunta {
  readonly accion: Accion;
  readonly advertencias: readonly Advertencia[];
  /** Why it needs a second person, when what was asked was to post it. */
  readonly aprobacion: string | undefined;
}

interface AccionesDe {
  readonly trabajo: Trabajo;
  readonly onErrores: (errores: ErroresRepartidos) => void;
  readonly onTerminada: (resumen: ResumenDePartida, accion: Accion) => void;
}

export const destinoDe = (accion: Accion): Destino => (accion === 'enviar' ? 'enviar' : 'contabilizar');

export function useAcciones({ trabajo, onErrores, onTerminada }: AccionesDe) {
  const [enCurso, setEnCurso] = useState<Accion>();
  const [pregunta, setPregunta] = useState<Pregunta>();
  const { mesa, autoguardado } = trabajo;

  const terminar = async (accion: Accion) => {
    const resumen = await trabajo.concluir((guardada, escrito) =>
      terminarPartida(servidorDePartidas, destinoDe(accion), guardada, escrito),
    );
    setPregunta(undefined);
    for (const { path } of [listarPartidas, verSaldos, verEfecto])
      void queryClient.invalidateQueries({ queryKey: [path] });
    onTerminada(resumen, accion);
  };
  const enTurno = async (accion: Accion, hacer: () => Promise<void>) => {
    if (enCurso !== undefined) return;
    setEnCurso(accion);
    onErrores(SIN_ERRORES);
    try {
      await hacer();
    } catch (error) {
      setPregunta(undefined);
      // The two versions are already on screen to choose between.
      if (!(error instanceof ConflictoDeBorrador)) onErrores(erroresDe(error));
    } finally {
      setEnCurso(undefined);
    }
  };
  const empezar = (accion: Accion) =>
    enTurno(accion, async () => {
      const id = autoguardado.registro().guardada?.id;
      const body = { ...mesa.contenido(), ...(id === undefined ? {} : { id }) };
      const { errores, advertencias, aprobacion } = await call(verEfecto, { body });
      if (errores.length > 0) return onErrores(repartirErrores(errores));
      const pendientes = advertencias.filter(({ aceptada }) => aceptada === null);
      const motivo = accion === 'enviar' ? undefined : aprobacion?.motivo;
      if (pendientes.length === 0 && motivo === undefined) return terminar(accion);
      setPregunta({ accion, advertencias: pendientes, aprobacion: motivo });
    });
  /** The warnings were looked at: each with why it is accepted, in the order they were asked. */
  const seguir = (accion: Accion, motivos: readonly string[]) =>
    enTurno(accion, async () => {
      const { id } = await autoguardado.guardarYa();
      for (const [indice, { codigo, clave }] of (pregunta?.advertencias ?? []).entries())
        await call(aceptarAdvertencia, {
          params: { id },
          body: { codigo, clave, motivo: motivos[indice] ?? '' },
        });
      await terminar(accion);
    });
  return { enCurso, pregunta, empezar, seguir, dejar: () => setPregunta(undefined) };
}

const SIN_ERRORES: ErroresRepartidos = { cabecera: {}, lineas: {}, generales: [] };

export type Acciones = ReturnType<typeof useAcciones>;
