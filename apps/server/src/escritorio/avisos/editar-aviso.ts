// Merges changes into an aviso. Its content belongs to whoever said it: the person it was said to may only mark it.
import type { Aviso, CambiosDeAviso } from '@cuadra/contract/escritorio/avisos';
import { esEnlaceValido, MENSAJE_DE_ENLACE } from '@cuadra/contract/escritorio/enlace';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarLista } from './guardar-avisos.ts';
import { type Lista, tomarAviso } from './queries.ts';

export async function editarAviso(tx: Tx, lista: Lista, id: string, cambios: CambiosDeAviso): Promise<Aviso> {
  const { aviso: actual, esNota } = await tomarAviso(tx, lista, id);
  const enviados = Object.entries(cambios).filter(([, valor]) => valor !== undefined);
  const junto: Aviso = { ...actual, ...Object.fromEntries(enviados) };
  if (!esNota) exigirMismoContenido(actual, junto);
  if (junto.link !== null && !esEnlaceValido(junto.link, junto.useRouter)) throw enlaceInvalido(lista);
  const aviso = { ...junto, seen: junto.seen || junto.read };
  await tx
    .updateTable('aviso')
    .set({ leido: aviso.read, visto: aviso.seen, ...(esNota ? contenidoDe(aviso) : {}) })
    .where('id', '=', id)
    .execute();
  await avisarLista(tx, lista.clase, [lista.usuario]);
  return aviso;
}

const CONTENIDO = ['icon', 'image', 'title', 'description', 'link', 'useRouter'] as const;

function exigirMismoContenido(actual: Aviso, junto: Aviso): void {
  if (CONTENIDO.every((campo) => actual[campo] === junto[campo])) return;
  throw new ProblemaError('SIN_PERMISO', {
    detalle: 'Lo que otros le comunicaron no se cambia: puede marcarlo como leído o quitarlo.',
  });
}

function contenidoDe({ icon, image, title, description, link, useRouter }: Aviso) {
  return {
    icono: icon,
    imagen: image,
    titulo: title,
    descripcion: description,
    enlace: link,
    usaRouter: useRouter,
  };
}

function enlaceInvalido({ clase }: Lista): ProblemaError {
  const campo = clase === 'mensaje' ? 'message.link' : 'notification.link';
  return new ProblemaError('PETICION_INVALIDA', {
    errores: [{ campo, codigo: 'PETICION_INVALIDA', mensaje: MENSAJE_DE_ENLACE }],
  });
}
