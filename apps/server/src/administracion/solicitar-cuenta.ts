// A person asks for an account; an administrator answers. Asking says nothing about who already has one: that is told
// only to the mailbox itself. It chooses no password: whoever asks with somebody else's address gains nothing.

import { cartaDeCuentaExistente } from '#acceso/credenciales/cartas.ts';
import { permitirCarta } from '#acceso/credenciales/permitir-carta.ts';
import { tardarLoMismo } from '#acceso/credenciales/tardar-lo-mismo.ts';
import { notificar, textoSeguro } from '#escritorio/notificar.ts';
import type { Contexto } from '#platform/contexto.ts';
import { avisar, escribir, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';

/** Beyond what an administrator would ever have waiting: the door closes to everyone alike. */
const PENDIENTES_MAX = 500;

export interface Solicitante {
  readonly name: string;
  readonly email: string;
  readonly company?: string | undefined;
}

export async function solicitarCuenta(
  plataforma: Pick<Plataforma, 'db' | 'cartero' | 'reloj'>,
  contexto: Contexto,
  solicitante: Solicitante,
): Promise<void> {
  await tardarLoMismo(plataforma.reloj, registrar(plataforma, contexto, solicitante));
}

async function registrar(
  { db, cartero }: Pick<Plataforma, 'db' | 'cartero'>,
  contexto: Contexto,
  solicitante: Solicitante,
): Promise<void> {
  await escribir(db, contexto, 'solicitudes:pedir', async (tx) => {
    await exigirCupo(tx);
    const existente = await tx
      .selectFrom('usuario')
      .select(['nombre', 'correo'])
      .where('correo', '=', solicitante.email)
      .executeTakeFirst();
    if (existente === undefined) return guardar(tx, contexto, solicitante);
    if (await permitirCarta(tx, contexto, existente.correo)) {
      await cartero.enviar(tx, cartaDeCuentaExistente(existente, contexto.origen));
    }
  });
}

async function exigirCupo(tx: Tx): Promise<void> {
  const { pendientes } = await tx
    .selectFrom('solicitudCuenta')
    .select(({ fn }) => fn.countAll<number>().as('pendientes'))
    .where('estado', '=', 'pendiente')
    .executeTakeFirstOrThrow();
  if (pendientes >= PENDIENTES_MAX)
    throw new ProblemaError('DEMASIADAS_PETICIONES', { esperaSegundos: 3600 });
}

async function guardar(tx: Tx, contexto: Contexto, { name, email, company }: Solicitante): Promise<void> {
  const nueva = await tx
    .insertInto('solicitudCuenta')
    .values({
      nombre: name,
      correo: email,
      empresa: company === undefined || company === '' ? null : company,
      pedidaEn: contexto.ahora.toString(),
    })
    .onConflict((conflicto) => conflicto.column('correo').where('estado', '=', 'pendiente').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (nueva === undefined) return;
  await notificar(
    tx,
    contexto,
    { permiso: 'usuarios:administrar' },
    {
      icono: 'heroicons_outline:user-plus',
      titulo: 'Nueva solicitud de cuenta',
      descripcion: `${textoSeguro(name)} (${textoSeguro(email)}) pide una cuenta.`,
      enlace: '/administracion/usuarios',
    },
  );
  await avisar(tx, { permiso: 'usuarios:administrar' }, { tipo: 'solicitudes-cambio' });
}
