import { nombreDePeriodo } from '@cuadra/core/cierre';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Compuerta } from '../compuerta.ts';
import { guardarSeguimiento } from './guardar-seguimiento.ts';
import { exigirPersonas } from './personas.ts';
import { type ClaveDeCompuerta, tomarCompuerta } from './tomar-compuerta.ts';

/** Whoever is entrusted with a gate by somebody else hears of it. */
export async function asignarResponsable(
  tx: Tx,
  contexto: ContextoConActor,
  clave: ClaveDeCompuerta,
  { titulo }: Compuerta,
  responsable: string | null,
): Promise<void> {
  await tomarCompuerta(tx, contexto.actor, clave);
  if (responsable !== null) await exigirPersonas(tx, clave.agencia, [responsable]);
  await guardarSeguimiento(tx, clave, { responsable });
  if (responsable === null || responsable === contexto.actor.id) return;
  const { anio, mes, agencia, compuerta } = clave;
  await notificar(
    tx,
    contexto,
    { usuarios: [responsable] },
    {
      titulo: `Responde por «${titulo}» en el cierre ${nombreDePeriodo(anio, mes)}`,
      descripcion: `${textoSeguro(contexto.actor.nombre)} le encargó esta compuerta de la agencia ${agencia}.`,
      icono: 'heroicons_outline:clipboard-document-check',
      enlace: `/contabilidad/cierre?anio=${anio}&mes=${mes}&agencia=${agencia}&compuerta=${compuerta}`,
      usaRouter: true,
    },
  );
}
