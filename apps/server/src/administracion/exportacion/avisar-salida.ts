// Whoever asks for everything is an administrador, who sees no amounts elsewhere. Once the institution is signed off, those who answer for the
// books and those who watch over them are told, in the same transaction in which it is asked for: nothing leaves in silence.
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { fechaYHora } from '#platform/pdf/documento.ts';
import { conRolActivo } from '../poderes/queries.ts';

const SALIDAS = {
  exportacion: {
    titulo: 'Se pidió una exportación completa',
    que: 'un archivo con todo lo que la institución tiene',
  },
  practica: {
    titulo: 'Se pidió la institución de práctica',
    que: 'una copia de la institución para ensayar, con todos sus datos',
  },
} as const;

export async function avisarSalida(tx: Tx, contexto: Contexto, salida: keyof typeof SALIDAS): Promise<void> {
  const institucion = await tx.selectFrom('institucion').select('firmadaEn').executeTakeFirst();
  if (institucion?.firmadaEn == null) return;
  const usuarios = new Set([...(await conRolActivo(tx, 'auditor')), ...(await conRolActivo(tx, 'contador'))]);
  const { titulo, que } = SALIDAS[salida];
  const quien =
    contexto.actor === undefined
      ? 'Desde la terminal del servidor se pidió'
      : `${textoSeguro(contexto.actor.nombre)} pidió`;
  await notificar(
    tx,
    contexto,
    { usuarios: [...usuarios] },
    {
      icono: 'heroicons_outline:arrow-up-tray',
      titulo,
      descripcion: `${quien} ${que}, el ${fechaYHora(contexto.ahora.toString())}. Si no lo esperaba, pregunte para qué.`,
      enlace: '/administracion/bitacora',
      usaRouter: true,
    },
  );
}
