// Who is told of a change of powers: whoever can approve it or, where it only waits, all contadores, who can stop it; and
// always the person it concerns. In the panel and by mail, because whoever must stop it may not be in front of a screen.

import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { Contexto } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Cartero } from '#platform/mail/cartero.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';
import { conRolActivo, quienesAprobarian } from './queries.ts';

interface CambioAvisado {
  readonly sujeto: string | null;
  readonly descripcion: string;
  readonly pedidoPor: string;
  readonly efectivoEn: string | null;
}

interface Correo {
  readonly cartero: Cartero;
}

const ENLACE = '/administracion/poderes';

export async function avisarPeticion(
  tx: Tx,
  correo: Correo,
  contexto: Contexto,
  cambio: CambioAvisado,
): Promise<void> {
  const quien = await nombreDe(tx, cambio.pedidoPor);
  const atienden =
    cambio.efectivoEn === null ? await quienesAprobarian(tx, cambio) : await conRolActivo(tx, 'contador');
  const espera =
    cambio.efectivoEn === null
      ? 'Espera la aprobación de otro administrador.'
      : `No hay otro administrador que lo apruebe: valdrá desde el ${enGuatemala(cambio.efectivoEn)} si nadie lo detiene.`;
  const para = [...atienden, ...suyo(cambio)].filter((id) => id !== cambio.pedidoPor);
  await decir(tx, correo, contexto, para, {
    titulo: cambio.efectivoEn === null ? 'Cambio de poderes por aprobar' : 'Cambio de poderes en espera',
    texto: `${quien} pide: ${cambio.descripcion} ${espera}`,
  });
}

export async function avisarResolucion(
  tx: Tx,
  correo: Correo,
  contexto: Contexto,
  cambio: CambioAvisado,
  resolucion: { readonly estado: keyof typeof RESOLUCIONES; readonly motivo?: string },
): Promise<void> {
  const motivo = resolucion.motivo === undefined ? '' : ` Motivo: ${resolucion.motivo}`;
  const quien = contexto.actor === undefined ? '' : ` (${contexto.actor.nombre})`;
  const contadores = cambio.efectivoEn === null ? [] : await conRolActivo(tx, 'contador');
  const para = [cambio.pedidoPor, ...suyo(cambio), ...contadores].filter((id) => id !== contexto.actor?.id);
  await decir(tx, correo, contexto, para, {
    titulo: RESOLUCIONES[resolucion.estado],
    texto: `${cambio.descripcion}${quien}${motivo}`,
  });
}

const RESOLUCIONES = {
  aplicado: 'Cambio de poderes vigente',
  rechazado: 'Cambio de poderes rechazado',
  detenido: 'Cambio de poderes detenido',
  retirado: 'Cambio de poderes retirado',
  caduco: 'Cambio de poderes sin efecto',
} as const;

/** Somebody lost the power to approve: whoever watches over the others is told, and the person too. */
export async function avisarPerdida(
  tx: Tx,
  correo: Correo,
  contexto: Contexto,
  { usuario, descripcion }: { readonly usuario: string; readonly descripcion: string },
): Promise<void> {
  const otros = [...(await conRolActivo(tx, 'administrador')), ...(await conRolActivo(tx, 'contador'))];
  const para = [...otros, usuario].filter((id) => id !== contexto.actor?.id);
  await decir(tx, correo, contexto, para, {
    titulo: 'Se quitaron poderes',
    texto: `${descripcion} Lo hizo ${contexto.actor?.nombre ?? 'el sistema'}.`,
  });
}

const suyo = ({ sujeto }: CambioAvisado): string[] => (sujeto === null ? [] : [sujeto]);

async function decir(
  tx: Tx,
  { cartero }: Correo,
  contexto: Contexto,
  para: readonly string[],
  { titulo, texto }: { readonly titulo: string; readonly texto: string },
): Promise<void> {
  const usuarios = [...new Set(para)];
  await avisar(tx, { permiso: 'poderes:ver' }, { tipo: 'poderes-cambio' });
  if (usuarios.length === 0) return;
  await notificar(
    tx,
    contexto,
    { usuarios },
    {
      icono: 'heroicons_outline:shield-check',
      titulo,
      descripcion: textoSeguro(texto),
      enlace: ENLACE,
      usaRouter: true,
    },
  );
  const personas = await tx
    .selectFrom('usuario')
    .select(['nombre', 'correo'])
    .where('id', 'in', usuarios)
    .orderBy('correo')
    .execute();
  for (const { nombre, correo } of personas) {
    await cartero.enviar(tx, {
      para: correo,
      asunto: `${titulo} en Cuadra`,
      texto: `Estimado(a) ${nombre}:\n\n${texto}\n\nVéalo en Administración › Poderes.\n`,
    });
  }
}

async function nombreDe(tx: Tx, id: string): Promise<string> {
  const { nombre } = await tx
    .selectFrom('usuario')
    .select('nombre')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return nombre;
}

/** dd/MM/yyyy a las HH:mm, as the person's own clock says it. */
function enGuatemala(instante: string): string {
  const { year, month, day, hour, minute } = Temporal.Instant.from(instante).toZonedDateTimeISO(ZONA_HORARIA);
  const dos = (n: number) => String(n).padStart(2, '0');
  return `${dos(day)}/${dos(month)}/${year} a las ${dos(hour)}:${dos(minute)}`;
}
