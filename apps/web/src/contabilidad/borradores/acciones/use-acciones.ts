// What ends the work on a draft: posting it or sending it for review, in one request that carries what is written. What
// keeps it from being done lands on its field; what somebody should look at is asked, and the order is given again.
import type { Aceptacion, Advertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import type { DestinoDePartida } from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import { listarPartidas, type ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { verSaldos } from '@cuadra/contract/contabilidad/saldos';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { queryClient } from '#platform/query.ts';
import { hasOpenDialog } from '#ui/keyboard/key-press.ts';
import type { Autoguardado } from '../borrador/autoguardado.ts';
import { ConflictoDeBorrador } from '../borrador/envio.ts';
import type { Trabajo } from '../borrador/trabajo.ts';
import { type ErroresRepartidos, erroresDe, SIN_ERRORES } from '../errores.ts';

export type Accion = DestinoDePartida | 'contabilizar-y-nueva';

export interface Pregunta {
  readonly accion: Accion;
  readonly advertencias: readonly Advertencia[];
  /** Why it needs a second person, when what was asked was to post it. */
  readonly aprobacion: string | undefined;
  /** Those that were accepted before these appeared. */
  readonly aceptadas: readonly Aceptacion[];
}

interface AccionesDe {
  readonly trabajo: Pick<Trabajo, 'terminar'>;
  /** Whether what is on screen can be read: with a date that is none, nothing is done with the one there was before. */
  readonly esLegible: () => boolean;
  readonly mostrarErrores: (errores: ErroresRepartidos) => void;
  readonly alTerminar: (resumen: ResumenDePartida, accion: Accion) => void;
}

export function useAcciones({ trabajo, esLegible, mostrarErrores, alTerminar }: AccionesDe) {
  const [enCurso, setEnCurso] = useState<Accion>();
  const [pregunta, setPregunta] = useState<Pregunta>();

  const terminar = async (accion: Accion, aceptadas: readonly Aceptacion[]) => {
    const destino = accion === 'enviar' ? 'enviar' : 'contabilizar';
    const respuesta = await trabajo.terminar({ destino, aceptadas });
    if (respuesta.resultado === 'por-aceptar') {
      const { advertencias, aprobacion } = respuesta;
      return setPregunta({ accion, advertencias, aprobacion: aprobacion?.motivo, aceptadas });
    }
    setPregunta(undefined);
    for (const { path } of [listarPartidas, verSaldos, verEfecto])
      void queryClient.invalidateQueries({ queryKey: [path] });
    alTerminar(respuesta.partida, accion);
  };
  const enTurno = async (accion: Accion, aceptadas: readonly Aceptacion[]) => {
    if (enCurso !== undefined) return;
    setEnCurso(accion);
    mostrarErrores(SIN_ERRORES);
    try {
      await terminar(accion, aceptadas);
    } catch (error) {
      setPregunta(undefined);
      // The two versions are already on screen to choose between.
      if (!(error instanceof ConflictoDeBorrador)) mostrarErrores(erroresDe(error));
    } finally {
      setEnCurso(undefined);
    }
  };
  return {
    enCurso,
    pregunta,
    empezar: (accion: Accion) => {
      if (esLegible()) void enTurno(accion, []);
    },
    /** The warnings were looked at. */
    seguir: async (accion: Accion, motivos: readonly string[]) => {
      if (pregunta !== undefined) await enTurno(accion, aceptadasCon(pregunta, motivos));
    },
    /** That question, and not another that came after it. */
    dejar: (vista: Pregunta) => setPregunta((ahora) => (ahora === vista ? undefined : ahora)),
  };
}

export type Acciones = ReturnType<typeof useAcciones>;

/** Each with why it is accepted, in the order they were asked, after those that were accepted before. */
export function aceptadasCon(
  { advertencias, aceptadas }: Pick<Pregunta, 'advertencias' | 'aceptadas'>,
  motivos: readonly string[],
): Aceptacion[] {
  const ahora = advertencias.map(({ codigo, clave }, indice) => ({
    codigo,
    clave,
    motivo: (motivos[indice] ?? '').trim(),
  }));
  return [...aceptadas, ...ahora];
}

interface Atajos {
  readonly activos: boolean;
  readonly acciones: Pick<Acciones, 'enCurso' | 'empezar'>;
  readonly autoguardado: Pick<Autoguardado, 'estaAlDia' | 'guardarYa'>;
}

/** The keys of the desk, from anywhere on it: Ctrl+Enter posts, with Shift goes on to a new one, and Ctrl+S saves. */
export function useAtajos({ activos, acciones, autoguardado }: Atajos): void {
  const alTeclear = useEffectEvent((event: KeyboardEvent) => {
    // Something is being done with what is written: no key changes it meanwhile.
    if (acciones.enCurso !== undefined && !hasOpenDialog()) return detener(event);
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing || hasOpenDialog()) return;
    const esTerminar = event.key === 'Enter';
    if (!esTerminar && !(event.key.toLowerCase() === 's' && !event.shiftKey)) return;
    detener(event);
    confirmarLoEscrito();
    if (esTerminar) acciones.empezar(event.shiftKey ? 'contabilizar-y-nueva' : 'contabilizar');
    else if (!autoguardado.estaAlDia()) void autoguardado.guardarYa().catch(() => undefined);
  });
  useEffect(() => {
    if (!activos) return;
    const oyente = (event: KeyboardEvent) => alTeclear(event);
    // Before the cell that is being written: the key is the desk's.
    window.addEventListener('keydown', oyente, { capture: true });
    return () => window.removeEventListener('keydown', oyente, { capture: true });
  }, [activos]);
}

function detener(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A field that reads what was typed when it is left, reads it now; and says now that it could not. */
function confirmarLoEscrito(): void {
  const campo = document.activeElement;
  if (!(campo instanceof HTMLInputElement)) return;
  flushSync(() => campo.blur());
  campo.focus({ preventScroll: true });
}
