// What is decided about one partida, with its question before and its confirmation after. What went wrong is told to
// whoever asked, who shows it where it happened.

import {
  aprobarPartida,
  descartarPartida,
  duplicarPartida,
} from '@cuadra/contract/contabilidad/borradores/borradores';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { numeroDePartida } from '@cuadra/core/partida';
import { useNavigate } from '@tanstack/react-router';
import { call } from '#platform/api.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarPartidas } from '../lista/use-partidas.ts';
import { nombreDePartida } from '../nombres.ts';

export function useDecisiones() {
  const confirmar = useConfirm();
  const navigate = useNavigate();
  const editar = (borrador: string) => navigate({ to: '/contabilidad/partidas', search: { borrador } });
  return {
    editar,

    /** True when it was: it is in the books, with its number. */
    async aprobar(partida: ResumenDePartida): Promise<boolean> {
      const { id, version, debe, concepto } = partida;
      const seguro = await confirmar({
        title: 'Aprobar y contabilizar',
        text: `«${concepto}», por ${formatearQuetzales(debe)}, recibirá su número y ya no podrá cambiarse.`,
        action: 'Aprobar',
      });
      if (!seguro) return false;
      // Also after a refusal: what was refused may have changed meanwhile.
      const aprobada = await call(aprobarPartida, { params: { id }, query: { version } }).finally(
        refrescarPartidas,
      );
      void notify(`Partida ${numeroDePartida(aprobada)} aprobada y contabilizada.`);
      return true;
    },

    /** True when it is gone. */
    async descartar(partida: ResumenDePartida): Promise<boolean> {
      const seguro = await confirmar({
        title: 'Descartar el borrador',
        text: `Se descartará ${nombreDePartida(partida)}, con sus líneas y sus soportes. No se puede deshacer.`,
        action: 'Descartar',
        danger: true,
      });
      if (!seguro) return false;
      await call(descartarPartida, { params: { id: partida.id } }).finally(refrescarPartidas);
      void notify('Borrador descartado.');
      return true;
    },

    async duplicar({ id }: ResumenDePartida): Promise<void> {
      const copia = await call(duplicarPartida, { params: { id } });
      void notify('Copia creada, con la fecha de hoy.');
      void refrescarPartidas();
      await editar(copia.id);
    },
  };
}
