// Approves the chosen ones that are in review, each on its own: those that could not be are told with the reason.
import { aprobarVarias } from '@cuadra/contract/contabilidad/borradores/aprobaciones';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { sumar } from '@cuadra/core/dinero';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarPartidas } from '../lista/use-partidas.ts';
import type { EstadoDeSeleccion } from '../lista/use-seleccion.ts';
import { contarPartidas } from '../nombres.ts';

interface Negada {
  readonly partida: ResumenDePartida;
  readonly mensaje: string;
}

export function useAprobarVarias({ seleccion, elegir }: EstadoDeSeleccion) {
  const confirmar = useConfirm();
  const [ocupado, setOcupado] = useState(false);
  const [negadas, setNegadas] = useState<readonly Negada[]>([]);
  const [fallo, setFallo] = useState<string>();
  const enRevision = [...seleccion.values()].filter(({ estado }) => estado === 'en_revision');
  const aprobar = async () => {
    if (!(await confirmar(preguntaPor(enRevision)))) return;
    setOcupado(true);
    setFallo(undefined);
    try {
      const partidas = enRevision.map(({ id, version }) => ({ id, version }));
      const { resultados } = await call(aprobarVarias, { body: { partidas } });
      const sinAprobar = resultados.flatMap(({ id, numero, mensaje }) => {
        const partida = seleccion.get(id);
        return numero === null && partida !== undefined ? [{ partida, mensaje: mensaje ?? '' }] : [];
      });
      setNegadas(sinAprobar);
      // What could not be approved stays chosen, to look at it.
      elegir(sinAprobar.map(({ partida }) => partida));
      const aprobadas = resultados.length - sinAprobar.length;
      if (aprobadas > 0)
        void notify(aprobadas === 1 ? '1 partida aprobada.' : `${contarPartidas(aprobadas)} aprobadas.`);
    } catch (error) {
      setFallo(messageOf(error));
    }
    await refrescarPartidas();
    setOcupado(false);
  };
  const olvidar = () => {
    setNegadas([]);
    setFallo(undefined);
  };
  return { aprobables: enRevision.length, ocupado, negadas, fallo, aprobar: () => void aprobar(), olvidar };
}

export type AprobacionDeVarias = ReturnType<typeof useAprobarVarias>;

function preguntaPor(partidas: readonly ResumenDePartida[]) {
  const suma = sumar(partidas.map(({ debe }) => debe));
  const cuantas = contarPartidas(partidas.length);
  return {
    titulo: 'Aprobar y contabilizar',
    texto: `${cuantas} en revisión, por ${formatearQuetzales(suma)}. Cada una recibe su número y ya no cambia; si alguna no puede aprobarse, se le dirá por qué y las demás siguen.`,
    accion: `Aprobar ${partidas.length}`,
  };
}
